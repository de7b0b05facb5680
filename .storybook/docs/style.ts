/** Styles of the page about a flow; colours are those of the chart. */
export const style = `
.flow.sc { display: block; height: auto; min-height: 100vh; padding: 24px max(16px, (100% - 1100px) / 2) 64px; font-size: 14px; }
.flow h1 { margin-block: 0 8px; font-size: 28px; font-weight: 700; }
.flow h2 { margin: 32px 0 8px; font-size: 18px; font-weight: 700; }
.flow p { margin: 0 0 8px; line-height: 1.5; max-width: 85ch; }
.flow-folder, .flow-quiet { color: var(--sc-soft); }
.flow :is(p, li) > a { color: var(--sc-now); text-decoration: underline; text-underline-offset: 2px; }
.flow .flow-states { columns: 280px; column-gap: 24px; }
.flow li { padding: 3px 0; break-inside: avoid; overflow-wrap: anywhere; }
.flow-chart { display: flex; min-height: 240px; border: 1px solid var(--sc-rule); border-radius: 8px; overflow: hidden; }
.flow table { width: 100%; margin: 12px 0 20px; border-collapse: collapse; table-layout: fixed; }
.flow caption { padding: 4px 0; text-align: start; font-weight: 600; color: var(--sc-soft); }
.flow th, .flow td { padding: 5px 8px; border-top: 1px solid var(--sc-rule); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
.flow th { width: 36%; font-weight: 400; color: var(--sc-soft); }
`
