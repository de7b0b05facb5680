/** As `FlowSource` in sources.ts: an ambient module imports nothing from beside itself. */
declare module 'virtual:flows' {
  const flows: Readonly<
    Record<string, {readonly area: string; readonly about: string; readonly texts: readonly string[]}>
  >
  export default flows
}
