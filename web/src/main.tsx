import "./tokens.css";
import "./base.css";

import { render } from "preact";

import { App } from "./app";
import { whoAmI } from "./api";
import { followPerson } from "./person";
import { followLinks } from "./router";
import { wearSettings } from "./settings";
import { followLanguage } from "./words";

wearSettings();
followLinks();
followPerson();
void whoAmI().catch(() => undefined); // every page says itself what it misses

const root = document.getElementById("app");
if (root) void followLanguage().then(() => render(<App />, root));
