import { say } from "../words";

export default function Lobby() {
  return (
    <main id="main">
      <h1>{say("stolek")}</h1>
    </main>
  );
}
