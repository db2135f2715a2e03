/** Lives in the browser beside the pages, only for notices: shows one, and opens its table when it is clicked. */

interface Notice {
  title: string;
  body: string;
  url: string;
}

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Waiting {
  readonly notification: Notification;
}

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "push", act: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", act: (event: Clicked) => void): void;
}

const worker = self as unknown as Worker;

worker.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  event.waitUntil(show(notice));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Of several notices of one table only the newest stays. */
async function show({ title, body, url }: Notice): Promise<void> {
  await worker.registration.showNotification(title, { body, icon: "/icon.svg", tag: url, data: url });
}

async function open(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  await (there ? there.focus() : worker.clients.openWindow(url.href));
}
