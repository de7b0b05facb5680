import type {FastifyInstance} from 'fastify'
import {styleSheetPath} from './html.ts'

/** The style of pages that the server writes itself: the product's colours, both themes, no font to load. */
export const styleSheet = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f4ef, #151413);
  --raised: light-dark(#fffefb, #1e1d1b);
  --strong: light-dark(#1d1b18, #f4f1ea);
  --text: light-dark(#35322c, #d8d3c8);
  --muted: light-dark(#605b51, #a8a295);
  --line: light-dark(#e4dfd4, #33312c);
  --control: light-dark(#8a8374, #7b766a);
  --brand: light-dark(#0d4f5a, #7cc5cb);
  --brand-hover: light-dark(#0a3f49, #96d4d9);
  --on-brand: light-dark(#ffffff, #062a30);
  --link: light-dark(#0d5561, #86cbd1);
  --wrong: light-dark(#992a25, #f3a49b);
  --wrong-soft: light-dark(#fbeae6, #371b18);
  --right: light-dark(#1f6035, #8dd3a1);
  --ring: light-dark(#0b6e80, #9adbe0);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--canvas);
  color: var(--text);
  font: 400 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 6vh, 4rem) clamp(1rem, 4vw, 2rem); }
main:has(> .card) { max-width: 30rem; }
h1, h2 { color: var(--strong); line-height: 1.25; margin: 0; }
h1 { font: 600 1.625rem/1.25 Georgia, serif; letter-spacing: -0.015em; }
h2 { font-size: 1.0625rem; font-weight: 600; }
p { margin: 0.75rem 0 0; }
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; border-radius: 0.25rem; }
.card, article { background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.5rem; }
article { margin-top: 1rem; padding: 1.25rem; }
.brand { color: var(--muted); font-size: 0.875rem; font-weight: 600; margin: 0 0 0.75rem; }
.muted { color: var(--muted); font-size: 0.875rem; }
.facts { color: var(--muted); font-size: 0.875rem; margin: 0.25rem 0 0; }
.text { white-space: pre-line; }
.wrong { color: var(--wrong); font-size: 0.9375rem; margin: 0.375rem 0 0; }
.notice { background: var(--wrong-soft); color: var(--wrong); border-radius: 0.5rem; padding: 0.75rem 1rem; margin: 1rem 0 0; }
.right { color: var(--right); font-weight: 600; }
label { display: block; font-size: 0.875rem; font-weight: 500; color: var(--strong); margin: 1.25rem 0 0.375rem; }
input {
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  font: inherit;
  color: var(--strong);
  background: var(--raised);
  border: 1px solid var(--control);
  border-radius: 0.5rem;
}
input[aria-invalid="true"] { border-color: var(--wrong); border-width: 2px; }
button, .button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  color: var(--on-brand);
  background: var(--brand);
  border: 0;
  border-radius: 0.5rem;
  cursor: pointer;
}
button:hover, .button:hover { background: var(--brand-hover); }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1rem; margin-top: 1.5rem; }
table { width: 100%; border-collapse: collapse; margin-top: 0.75rem; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.625rem 0.5rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: normal; }
th { color: var(--muted); font-size: 0.8125rem; font-weight: 600; }
td + td, th + th { text-align: end; }
td small { display: block; font-size: 0.8125rem; }
.stacked td + td { white-space: nowrap; }
@media (max-width: 36rem) {
  .stacked thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .stacked tr { display: grid; grid-template-columns: 1fr 1.25fr 1.25fr; gap: 0.375rem 0.75rem; padding: 0.875rem 0; border-bottom: 1px solid var(--line); }
  .stacked td { padding: 0; border: 0; text-align: start; }
  .stacked td:first-child { grid-column: 1 / -1; font-weight: 600; }
  .stacked td small { font-weight: 400; }
  .stacked td[data-label]::before { content: attr(data-label); display: block; color: var(--muted); font-size: 0.75rem; }
}
.figure { font: 600 3rem/1 Georgia, serif; color: var(--brand); margin: 1rem 0 0; }
meter { width: 100%; height: 1rem; margin-top: 0.5rem; }
section { margin-top: 2rem; }
ul.links { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
ul.links a { display: inline-block; padding: 0.5rem 0; }
iframe { display: block; width: 100%; height: 70vh; margin-top: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--raised); }
.search { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem; margin-top: 1rem; }
.search > div { flex: 1 1 14rem; }
.search label { margin-top: 0; }
@media print { .actions, .search { display: none; } tr, section { break-inside: avoid; } }
`

/** Serves the style of these pages, once, whoever asks for it first. */
export function registerPageStyle(app: FastifyInstance): void {
  if (app.hasRoute({method: 'GET', url: styleSheetPath})) return
  app.get(styleSheetPath, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(styleSheet),
  )
}
