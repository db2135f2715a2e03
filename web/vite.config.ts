import { fileURLToPath } from "node:url";

import { defineConfig } from "vite";

const SERVER = "127.0.0.1:8000";

/** Assets are files with a hash in their name and nothing is inlined: the content security policy is `default-src 'self'`. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: fileURLToPath(new URL("../src/stolek/server/page", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://${SERVER}` },
      "/socket": { target: `ws://${SERVER}`, ws: true },
    },
  },
});
