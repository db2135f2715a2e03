import page from "../../../src/stolek/server/words/en/page.ftl?raw";
import table from "../../../src/stolek/server/words/en/table.ftl?raw";

export const files = [page, table];
