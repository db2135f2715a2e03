import { fileURLToPath } from "node:url";

import { defineConfig } from "vite";

const SERVER = "127.0.0.1:8000";

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Assets are files with a hash in their name and nothing is inlined: the content security policy is `default-src 'self'`. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: file("../src/stolek/server/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: file("./index.html"), sw: file("./src/sw.ts") },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://${SERVER}` },
      "/socket": { target: `ws://${SERVER}`, ws: true },
    },
  },
});
