import {type} from './measure.ts'

/** Styles of the panel; contrast of text is at least 4.5:1 and of lit marks 3:1 in both themes. */
export const style = `
.sc {
  --sc-paper: #fbfbfd; --sc-dots: #e3e6ec; --sc-box: #ffffff; --sc-holder: rgb(70 84 110 / 5%); --sc-line: #7c8698; --sc-ink: #1c2433;
  --sc-soft: #566072; --sc-rule: #d9dde5; --sc-now: #0b63ce; --sc-now-box: #e3effd; --sc-now-ink: #06397a; --sc-sent: #b4400a;
  --sc-bad: #b3261e; --sc-good: #14713d; --sc-time: #7a5200; --sc-tag: #eceff4;
  display: flex; flex-direction: column; height: 100%; min-height: 0; color: var(--sc-ink); background: var(--sc-paper);
  font: 13px/1.45 ${type.family};
}
.sc[data-base="dark"] {
  --sc-paper: #15181e; --sc-dots: #262b34; --sc-box: #1f242d; --sc-holder: rgb(170 190 225 / 5%); --sc-line: #8490a5; --sc-ink: #e9edf4;
  --sc-soft: #aab4c5; --sc-rule: #353c49; --sc-now: #6cb2ff; --sc-now-box: #12335a; --sc-now-ink: #e2f0ff; --sc-sent: #ffab70;
  --sc-bad: #ff9d94; --sc-good: #7fdba3; --sc-time: #f0c674; --sc-tag: #2d3441;
}
.sc *, .sc *::before { box-sizing: border-box; }
.sc a:focus-visible, .sc button:focus-visible, .sc svg:focus-visible {
  outline: 2px solid var(--sc-now); outline-offset: 2px; border-radius: 4px;
}
.sc code { font: ${type.row + 1}px ${type.mono}; }
.sc-empty { margin: 0; padding: 24px; color: var(--sc-soft); }
.sc-bar {
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 16px; padding: 6px 12px; border-bottom: 1px solid var(--sc-rule);
}
.sc-switch { display: inline-flex; border: 1px solid var(--sc-rule); border-radius: 7px; overflow: hidden; }
.sc-switch button, .sc-zoom button {
  all: unset; padding: 2px 10px; min-height: 24px; cursor: pointer; color: var(--sc-soft);
}
.sc-switch button[aria-pressed="true"] { background: var(--sc-now-box); color: var(--sc-now-ink); font-weight: 600; }
.sc-about { margin: 0; padding: 8px 12px 0; max-width: 90ch; line-height: 1.45; }
.sc-legend {
  display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 0 0 0 auto; padding: 0; list-style: none; color: var(--sc-soft); font-size: 12px;
}
.sc-legend li { display: inline-flex; align-items: center; gap: 6px; }
.sc-legend i { display: inline-block; width: 18px; height: 0; border-top: 2px solid var(--sc-line); }
.sc-legend .sc-key-now {
  height: 12px; border: 2px solid var(--sc-now); background: var(--sc-now-box); border-radius: 4px;
}
.sc-legend .sc-key-possible { border-color: var(--sc-now); }
.sc-legend .sc-key-sent { border-top-width: 2.5px; border-color: var(--sc-sent); }
.sc-legend .sc-key-idle { border-top-width: 1px; }
.sc-legend .sc-key-dot { width: 9px; height: 9px; border: 0; border-radius: 50%; background: var(--sc-ink); }
.sc-legend .sc-key-final { height: 12px; border: 3px double var(--sc-line); border-radius: 4px; }
.sc-split { display: flex; flex: 1; min-height: 0; container-type: inline-size; }
.sc-frame { flex: 1; min-width: 0; min-height: 0; display: flex; }
.sc-canvas { position: relative; flex: 1; min-width: 0; overflow: hidden;
  background: radial-gradient(var(--sc-dots) 1px, transparent 1px) 0 0 / 18px 18px; }
.sc-picture {
  display: block; position: absolute; inset: 0; width: 100%; height: 100%; cursor: grab; touch-action: none;
  outline-offset: -3px !important;
}
.sc-picture:active { cursor: grabbing; }
.sc-zoom {
  position: absolute; right: 10px; bottom: 10px; display: flex; background: var(--sc-box); border: 1px solid var(--sc-rule); border-radius: 7px;
}
.sc-zoom button:hover, .sc-switch button:hover { color: var(--sc-ink); }
.sc-here {
  width: 264px; overflow: auto; padding: 12px 14px; border-left: 1px solid var(--sc-rule); background: var(--sc-box);
}
.sc-here h2 { margin: 0 0 6px; font-size: 14px; font-weight: 700; color: var(--sc-now); }
.sc-here p { margin: 0 0 6px; color: var(--sc-soft); }
.sc-here p:empty { display: none; }
@container (max-width: 640px) { .sc-here { display: none; } }
.sc ul { padding: 0; list-style: none; margin: 0; }
.sc-here li, .sc-words li { padding: 3px 0; overflow-wrap: anywhere; }
.sc-here li + li { border-top: 1px solid var(--sc-rule); }
.sc li.sc-sent { color: var(--sc-sent); font-weight: 600; }
.sc-guard { color: var(--sc-soft); }
.sc-here a, .sc-words a {
  color: var(--sc-now); font-weight: 600; text-decoration: underline; text-underline-offset: 2px;
}
.sc-words { overflow: auto; padding: 8px 16px 24px; columns: 300px; column-gap: 32px; }
.sc-words section { break-inside: avoid; padding: 8px 0 8px 10px; border-left: 3px solid transparent; }
.sc-words section.sc-active { border-left-color: var(--sc-now); }
.sc-words h3 { display: flex; align-items: baseline; gap: 8px; margin: 0 0 2px; font-size: 13px; font-weight: 700; }
.sc-words h3 small { font-weight: 400; color: var(--sc-soft); }
.sc-words h3 small.sc-now { color: var(--sc-now); font-weight: 600; }
.sc-words p { margin: 0 0 2px; color: var(--sc-soft); }
.sc-picture text { fill: var(--sc-ink); font: ${type.row}px ${type.mono}; }
.sc-picture .sc-title { font: 600 ${type.title}px ${type.family}; }
.sc-picture .sc-row { fill: var(--sc-soft); }
.sc-box { fill: var(--sc-box); stroke: var(--sc-line); }
.sc-inner { fill: none; stroke: var(--sc-line); }
.sc-rule { stroke: var(--sc-rule); }
.sc-compound > *:not(a) .sc-box, .sc-compound > a > .sc-box, .sc-parallel > a > .sc-box, .sc-compound > g > .sc-box {
  fill: var(--sc-holder);
}
.sc-compound .sc-rule, .sc-parallel .sc-rule { display: none; }
.sc-parallel .sc-box { stroke-dasharray: 6 4; }
.sc-root .sc-box { stroke: var(--sc-rule); }
.sc-active .sc-box { stroke: var(--sc-now); stroke-width: 1.5; }
.sc-active.sc-root .sc-box { stroke: var(--sc-line); stroke-width: 1; }
.sc-active.sc-atomic .sc-box, .sc-active.sc-final .sc-box { fill: var(--sc-now-box); stroke-width: 2.5; }
.sc-active.sc-atomic text, .sc-active.sc-final text { fill: var(--sc-now-ink); }
.sc-active .sc-inner { stroke: var(--sc-now); }
.sc-picture a { cursor: pointer; }
.sc-picture a:hover .sc-box, .sc-label a:hover rect { stroke: var(--sc-now); stroke-width: 2; }
.sc-picture a:focus-visible { outline: none; }
.sc-picture a:focus-visible .sc-box, .sc-label a:focus-visible rect {
  stroke: var(--sc-now); stroke-width: 3; stroke-dasharray: none;
}
.sc-initial { fill: var(--sc-ink); }
.sc-tag rect { fill: var(--sc-tag); }
.sc-picture .sc-tag text { fill: var(--sc-soft); }
.sc-line { fill: none; stroke: var(--sc-line); stroke-width: 1.1; pointer-events: none; }
.sc-line.sc-possible { stroke: var(--sc-now); stroke-width: 2; }
.sc-line.sc-sent { stroke: var(--sc-sent); stroke-width: 2.5; }
.sc-arrow.sc-idle { fill: var(--sc-line); }
.sc-arrow.sc-possible { fill: var(--sc-now); }
.sc-arrow.sc-sent { fill: var(--sc-sent); }
.sc-label rect { fill: var(--sc-paper); stroke: transparent; }
.sc-label.sc-possible rect { fill: var(--sc-box); stroke: var(--sc-now); }
.sc-label.sc-sent rect { stroke: var(--sc-sent); stroke-width: 2; }
.sc-label.sc-idle text { fill: var(--sc-soft); }
.sc-picture .sc-on-error { fill: var(--sc-bad) !important; }
.sc-picture .sc-on-done, .sc-picture .sc-on-stateDone { fill: var(--sc-good) !important; }
.sc-picture .sc-on-delay { fill: var(--sc-time) !important; }
.sc-picture text.sc-sent { fill: var(--sc-sent) !important; font-weight: 700; }
.sc-picture tspan.sc-guard { fill: var(--sc-soft); font-style: italic; }
`
