import page from "../../../src/stolek/server/words/cs/page.ftl?raw";
import table from "../../../src/stolek/server/words/cs/table.ftl?raw";

export const files = [page, table];
