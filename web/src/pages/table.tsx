import type { PageProps } from "../app";

export default function TablePage({ args }: PageProps) {
  return <main id="main" data-table={args["id"]} />;
}
