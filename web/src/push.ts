/** Notices that the browser shows though no page of ours is open: asked for only by a click. */

import { get, post } from "./api";
import type { PushKey, PushWanted } from "./wire";

export const pushIsPossible = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The browser's own no to notices. */
export class NotAllowed extends Error {}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushIsOn(): Promise<boolean> {
  return pushIsPossible() && (await subscription()) !== null;
}

export async function startPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed();
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const { public: key } = await get<PushKey>("/api/push");
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await post("/api/push", wanted(made));
}

export async function stopPush(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await post("/api/push/forget", wanted(made));
  await made.unsubscribe();
}

function wanted(made: PushSubscription): PushWanted {
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? made.endpoint, keys: keys ?? {} };
}

/** A key as the server writes it: base64 for addresses. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
