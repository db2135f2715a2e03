/** Links to a table: for friends to sit down, for others to look on; made, given away, taken back. */

import { useSignal } from "@preact/signals";

import { get, post, remove } from "../api";
import { joinAddress, keepLinks, madeLinks } from "../keys";
import { useAct } from "../ui/act";
import { Icon } from "../ui/icon";
import { LinkToGive } from "../ui/link";
import { useLoad } from "../ui/load";
import { Sheet } from "../ui/sheet";
import { Trouble } from "../ui/trouble";
import type { Frame, Invitation } from "../wire";
import { say } from "../words";

export function Share({ frame, onClose }: { frame: Frame; onClose: () => void }) {
  return (
    <Sheet title={say("share-table")} onClose={onClose}>
      {frame.host ? <Links frame={frame} /> : <p class="note">{say("share-only-host")}</p>}
    </Sheet>
  );
}

function Links({ frame }: { frame: Frame }) {
  const path = `/api/tables/${encodeURIComponent(frame.table)}/invitations`;
  const valid = useLoad(() => get<readonly Invitation[]>(path), [path]);
  const made = useSignal(madeLinks(frame.table));
  const act = useAct();
  const nameOf = (seat: number): string => frame.sitters[seat]?.name ?? say("seat", { n: seat + 1 });
  const invite = (seat: number | null): void => {
    void act.run(async () => {
      const invitation = await post<Invitation>(path, { seat });
      made.value = [...made.value, invitation];
      keepLinks(frame.table, made.value);
      await valid.again();
    });
  };
  const revoke = (id: number): void => {
    void act.run(async () => {
      await remove(`${path}/${String(id)}`);
      made.value = made.value.filter((one) => one.id !== id);
      keepLinks(frame.table, made.value);
      await valid.again();
    });
  };
  const useful = (link: Invitation): boolean => link.seat === undefined || link.seat === null || frame.sitters[link.seat]?.who === "friend";
  const all = valid.data.value?.filter(useful) ?? null;
  const given = made.value.filter((link) => (all === null ? useful(link) : all.some((one) => one.id === link.id)));
  const waiting = frame.sitters.map((sitter, seat) => ({ sitter, seat })).filter(({ sitter }) => sitter.who === "friend");
  return (
    <>
      {waiting.length > 0 && <p>{say("share-text")}</p>}
      {given.map((link) => (
        <LinkToGive key={link.id} label={linkName(link, "share-seat", "share-look", nameOf)} href={joinAddress(link.key)} />
      ))}
      <div class="line">
        {waiting.map(({ seat }) => (
          <button key={seat} type="button" disabled={act.busy.value} onClick={() => invite(seat)}>
            <Icon sign="plus" />
            {say("share-new-seat", { seat: nameOf(seat) })}
          </button>
        ))}
        <button type="button" disabled={act.busy.value} onClick={() => invite(null)}>
          <Icon sign="eye" />
          {say("share-new-look")}
        </button>
      </div>
      <Trouble error={act.trouble.value ?? valid.trouble.value} again={valid.again} />
      {all && (
        <section class="heap near">
          <p class="soft">{all.length > 0 ? say("share-made") : say("share-none")}</p>
          <ul class="plain-list">
            {all.map((link) => (
              <li key={link.id} class="line apart">
                <span>{linkName(link, "share-link-seat", "share-link-look", nameOf)}</span>
                <button type="button" disabled={act.busy.value} onClick={() => revoke(link.id)}>
                  {say("share-revoke")}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function linkName(link: Invitation, seated: "share-seat" | "share-link-seat", looking: "share-look" | "share-link-look", nameOf: (seat: number) => string): string {
  return link.seat === undefined || link.seat === null ? say(looking) : say(seated, { seat: nameOf(link.seat) });
}
