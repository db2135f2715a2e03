/** Parts of a narrow table of which one is open; a dot says where something can be done. */

import type { Catalogue } from "../wire";
import { say } from "../words";
import type { TabsBox } from "./layout";
import { Sign } from "./rich";

const FEW = 4; // more tabs than that have their names below their signs

interface TabsProps {
  readonly tabs: TabsBox;
  readonly icons: Catalogue["icons"];
  readonly lit: readonly string[]; // zones in which something is lit
  readonly onOpen: (index: number) => void;
}

export function Tabs({ tabs, icons, lit, onOpen }: TabsProps) {
  const { x, y, w, h } = tabs;
  return (
    <div class={`t-tabs${tabs.tabs.length > FEW ? " many" : ""}`} style={{ left: `${String(x)}px`, top: `${String(y)}px`, width: `${String(w)}px`, height: `${String(h)}px` }}>
      {tabs.tabs.map((tab, index) => {
        const dot = index !== tabs.open && tab.zones.some((zone) => lit.includes(zone));
        return (
          <button key={index} type="button" aria-pressed={index === tabs.open} onClick={() => onOpen(index)}>
            <Sign icon={icons[tab.icon]} />
            <span>{tab.label}</span>
            {dot && <span class="t-dot" role="img" aria-label={say("table-tab-lit")} />}
          </button>
        );
      })}
    </div>
  );
}
