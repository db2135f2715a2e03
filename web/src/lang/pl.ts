import page from "../../../src/stolek/server/words/pl/page.ftl?raw";
import table from "../../../src/stolek/server/words/pl/table.ftl?raw";

export const files = [page, table];
