import type {Plugin, Rolldown} from 'vite'
import {agendaPath} from '../../domain/agenda/routes.ts'
import {examScreens, studentEntries, studentScreens} from './routeModules.ts'

/** What a student who is signed in needs at once, besides what the page names itself. */
const forStudents = studentEntries()

/** Asked for tokens at once where the page's own request has found none that is good, or was refused. */
const identity = 'src/services/platform/identity.sdk.ts'

/** What an exam needs besides, by its address: its screens stand inside one another and would be asked for one by one. */
const forExams = Object.entries(examScreens()).map(
  ([segment, screen]) =>
    [`${agendaPath}/${segment}`, ['src/features/exam/ExamDay.tsx', screen, 'src/services/exam/warmUpExam.ts']] as const,
)

/** The performance pages, which draw a lot and wait for their code before they ask for anything to draw. */
const performance = '/desempenho'

/** What is needed besides at an address and below it. */
const forPlaces: readonly (readonly [prefix: string, modules: readonly string[]])[] = [
  ...forExams,
  [performance, [studentScreens()[performance] ?? '']],
]

/** The file that holds a module, and those of all that it imports statically. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    for (const next of file.imports) visit(next)
  }
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  )
  if (!chunk) throw new Error(`the build has no chunk of ${module}`)
  visit(chunk.fileName)
  return [...seen]
}

/** Sends the first answer. */
const sender = 'src/app/deliver.ts'

/** The font of every screen, then that of questions. */
const fonts = ['inter.woff2', 'source-serif.woff2']

/** The built file of a font. */
function fontFile(bundle: Rolldown.OutputBundle, font: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(font))
  if (!found) throw new Error(`the build has no ${font}`)
  return `/${found.fileName}`
}

/**
 * Lets a device on which somebody is signed in load the student's part and the configuration beside the entry instead
 * of after it, and its fonts where the device keeps them: the first drawing has them, instead of being laid out anew when they
 * come; over the network they would hold up the code. The identity SDK is loaded where the page's own request (`src/boot.ts`)
 * was not made or has failed: until it has come there is no token then. The font of questions is the day's and the exams' alone. Over the network
 * the code that sends the first answer is asked for when the largest file has come and the line is free. The entry of
 * `aristo.session` is a hint only (see `lastUser`); without it nothing more is loaded.
 */
export const preloadStudentChunks = (): Plugin => ({
  name: 'aristo-preload-student-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, {bundle = {}}) {
      const filesFor = (modules: readonly string[], known: readonly string[]) =>
        [...new Set(modules.flatMap((module) => filesOf(bundle, module)))].filter((file) => !known.includes(file))
      const linksTo = (files: readonly string[]) => files.map((file) => ['modulepreload', `/${file}`])
      const known = filesOf(bundle, '/index.html')
      const files = filesFor(forStudents, known)
      const others = (modules: readonly string[]) => linksTo(filesFor(modules, [...known, ...files]))
      const places = forPlaces.map(([path, modules]) => [path, others(modules)])
      const [sending] = filesOf(bundle, sender)
      const script = `try{if(/"uid"/.test(localStorage.getItem('aristo.session'))){
const isDay=/^\\/(?:agenda|$)/.test(location.pathname),isKept=navigator.serviceWorker?.controller;
const add=([rel,href,as])=>document.head.append(Object.assign(document.createElement('link'),{rel,href,crossOrigin:''},as&&{as}));
${JSON.stringify([...linksTo(files), ['preload', '/config.json', 'fetch']])}.map(add);
if(isKept)${JSON.stringify(fonts.map((font) => ['preload', fontFile(bundle, font), 'font']))}.slice(0,isDay?2:1).map(add);
else if(isDay)document.querySelector('link[rel=modulepreload]').onload=()=>add(['modulepreload','/${sending}']);
${JSON.stringify(places)}.find(([place])=>(location.pathname+'/').startsWith(place+'/'))?.[1].map(add);
Promise.resolve(window.aristoBoot?.reply).then((day)=>day||${JSON.stringify(others([identity]))}.map(add));
}}catch{}`
      return [{tag: 'script', children: script, injectTo: 'head'}]
    },
  },
})
