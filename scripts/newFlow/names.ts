/** The names of a new flow, in every spelling that its files need. */
export type FlowNames = {area: string; flow: string; Flow: string; title: string}

const word = /^[a-z][a-zA-Z0-9]*$/

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The folder of an area in Storybook's sidebar; another area gets its own name. */
const folders: Readonly<Record<string, string>> = {
  access: 'Acesso',
  decks: 'Baralhos',
  articles: 'Artigos',
  exam: 'Provas',
  extras: 'Atividades extras',
  notifications: 'Notificações',
  outbox: 'Salvamento',
  performance: 'Desempenho',
  profile: 'Perfil',
  question: 'Questão',
  shell: 'Estrutura',
  study: 'Estudo',
  supplementary: 'Mais Aristo',
  themes: 'Temas',
}

/** Reads AREA and FLOW as typed; throws one sentence that says what is wrong with them. */
export function flowNames(area: string | undefined, flow: string | undefined): FlowNames {
  if (area === undefined || flow === undefined)
    throw new Error('Usage: npm run new:flow AREA FLOW, for example "agenda weekPlan".')
  for (const name of [area, flow]) {
    if (!word.test(name))
      throw new Error(`"${name}" is no name for a flow: lower case first, then letters and digits (weekPlan).`)
  }
  const folder = folders[area] ?? upperFirst(area)
  return {area, flow, Flow: upperFirst(flow), title: `Fluxos/${folder}/${upperFirst(flow)}`}
}
