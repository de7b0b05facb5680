declare module 'virtual:flows' {
  const flows: Readonly<Record<string, import('./sources.ts').FlowSource>>
  export default flows
}
