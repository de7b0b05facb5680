import react from '@vitejs/plugin-react'
import {createHash} from 'node:crypto'
import {fileURLToPath} from 'node:url'
import {defineConfig, type Plugin, type Rolldown} from 'vite'
import {persistedDocuments} from './scripts/lib/clientDocuments.ts'
import {brand} from './src/text/shared/brand.ts'
import {shellText} from './src/text/shell/shell.ts'
import {splashMarkup} from './src/ui/status/splashMarkup.ts'

/** Writes the brand and the loading logo into the page, so that it shows something before any script has run. */
const page = (): Plugin => ({
  name: 'aristo-page',
  transformIndexHtml: (html) =>
    html
      .replace('<!--splash-->', splashMarkup(shellText.loading))
      .replace('%NAME%', brand.name)
      .replace('%DESCRIPTION%', brand.description),
})

/**
 * What the product needs to open without network: everything built but the pictures, the parts loaded on demand, and the
 * measure of passwords, which are only set with network.
 */
const isKept = (name: string) =>
  /\.(?:js|css|woff2)$/.test(name) && name !== 'sw.js' && !name.includes('passwordStrength.sdk')

/** Tells the service worker the names of the built files; their hash is its version. */
const serviceWorkerList = (): Plugin => ({
  name: 'aristo-service-worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const worker = bundle['sw.js']
    if (worker?.type !== 'chunk') return
    const assets = Object.keys(bundle)
      .filter(isKept)
      .map((name) => `/${name}`)
      .toSorted()
    const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
    worker.code = worker.code
      .replace('__ASSETS__', JSON.stringify(assets))
      .replace('__VERSION__', JSON.stringify(version))
      .replace('__NAME__', JSON.stringify(brand.name))
  },
})

/** Where the student's part of the product begins, with the screen that nearly everybody opens first. */
const studentDoors = ['src/app/studentActors.ts', 'src/app/StudentShell.tsx', 'src/features/agenda/AgendaScreen.tsx']

/** What a student who is signed in needs at once, besides what the page names itself. */
const forStudents = ['src/services/platform/identity.sdk.ts', ...studentDoors]

/** What an exam needs besides, by its address: its screens stand inside one another and would be asked for one by one. */
const forExams: Readonly<Record<string, readonly string[]>> = {
  '/agenda/simulado': [
    'src/features/exam/ExamDay.tsx',
    'src/features/exam/MockExam.tsx',
    'src/services/exam/warmUpExam.ts',
  ],
  '/agenda/prova': [
    'src/features/exam/ExamDay.tsx',
    'src/features/exam/DayExam.tsx',
    'src/services/exam/warmUpExam.ts',
  ],
  '/agenda/simulado-inteligente': [
    'src/features/exam/ExamDay.tsx',
    'src/features/exam/DayExam.tsx',
    'src/services/exam/warmUpExam.ts',
  ],
}

/** The files of a built module and of all that it imports statically. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    for (const next of file.imports) visit(next)
  }
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module))
  if (!chunk) throw new Error(`the build has no chunk of ${module}`)
  visit(chunk.fileName)
  return [...seen]
}

/**
 * Lets a device on which somebody is signed in load the student's part and the configuration beside the entry instead
 * of after it. The entry of `aristo.session` is a hint only (see `lastUser`); without it nothing more is loaded.
 */
const studentsAhead = (): Plugin => ({
  name: 'aristo-students-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, {bundle = {}}) {
      const filesFor = (modules: readonly string[], known: readonly string[]) =>
        [...new Set(modules.flatMap((module) => filesOf(bundle, module)))].filter((file) => !known.includes(file))
      const linksTo = (files: readonly string[]) => files.map((file) => ['modulepreload', `/${file}`])
      const known = filesOf(bundle, '/index.html')
      const files = filesFor(forStudents, known)
      const exams = Object.entries(forExams).map(([path, modules]) => [
        path,
        linksTo(filesFor(modules, [...known, ...files])),
      ])
      const script =
        `try{if(/"uid"/.test(localStorage.getItem('aristo.session')))for(const [rel,href,as] of ${JSON.stringify([
          ...linksTo(files),
          ['preload', '/config.json', 'fetch'],
        ])}.concat(${JSON.stringify(Object.fromEntries(exams))}[location.pathname]??[])){const link=document.createElement('link');Object.assign(link,{rel,href,crossOrigin:''});if(as)link.as=as;` +
        'document.head.append(link)}}catch{}'
      return [{tag: 'script', children: script, injectTo: 'head'}]
    },
  },
})

const preloadHelper = '\0vite/preload-helper.js'

/** Puts `preload` in the place of the helper that Vite wraps each dynamic import in; see there. */
const safePreload = (): Plugin => ({
  name: 'aristo-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === preloadHelper
      ? `export {preload as __vitePreload} from ${JSON.stringify(inSource('src/services/platform/preload.ts'))}`
      : null,
})

const inSource = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const entry = inSource('src/main.tsx')
const doors = studentDoors.map(inSource)

/** Reading from the server: screens of visitors and of students either need all of it or nothing. */
const talksToServer =
  /\/node_modules\/(?:@?urql|wonka|@0no-co\/graphql\.web)\/|\/(?:domain\/shared\/errors|src\/services\/(?:gen\/graphql|platform\/graphqlErrors))\.ts$/

/** What a module imports, and all that those import; `follows` says whether what is loaded on demand counts too. */
function reach(
  graph: Rolldown.ChunkingContext,
  doors: readonly string[],
  follows: (id: string) => boolean,
): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const module = graph.getModuleInfo(id)
    for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []).filter(follows)])
      visit(next)
  }
  doors.forEach(visit)
  return seen
}

/** Firebase's sign-in, which is one thing in several packages. */
const isIdentity = /\/node_modules\/(?:@firebase\/(?:app|auth|component|logger|util)|firebase\/(?:app|auth))\//

/** Modules that are loaded together. The entry and the doors are in none: the manifest names them by a file of their own. */
function groupsOf(graph: Rolldown.ChunkingContext): Record<'base' | 'student' | 'shared', ReadonlySet<string>> {
  const visitors = reach(graph, [entry], (next) => !doors.includes(next))
  const isWithin = (id: string) => id !== entry && !doors.includes(id)
  const students = [...reach(graph, doors, () => false)].filter(isWithin)
  return {
    base: new Set([...reach(graph, [entry], () => false)].filter(isWithin)),
    student: new Set(students.filter((id) => !visitors.has(id))),
    shared: new Set(students.filter((id) => visitors.has(id))),
  }
}

let together: ReturnType<typeof groupsOf> | null = null

/**
 * Puts what the entry needs into one file, and what every signed-in student needs besides into another: finer pieces
 * would only cost requests and compression. What a visitor's further screens need too is a third file, so that no visitor
 * loads the student's part.
 */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  together ??= groupsOf(graph)
  if (together.base.has(id) || id.includes('preload-helper') || id.endsWith('platform/preload.ts')) return 'base'
  if (together.student.has(id)) return 'student'
  if (talksToServer.test(id)) return 'graphql'
  if (isIdentity.test(id)) return 'identity'
  return together.shared.has(id) ? 'shared' : null
}

/** React has `useSyncExternalStore` itself; libraries that also serve older versions bring a stand-in. */
const ownStore = [
  {find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector'},
  {find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react'},
]

const backend = process.env.ARISTO_BACKEND ?? 'http://localhost:4000'
const proxied = [
  '/graphql',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/v0',
  '/.ws',
  '/config.json',
  '/remote-config.json',
  '/content',
  '/local-apps',
  '/local-firebase',
  '/__/auth',
  '/profile/export',
  '/frames',
  '/notifications/graphql',
]

export default defineConfig({
  plugins: [react(), persistedDocuments(inSource('.')), page(), studentsAhead(), safePreload(), serviceWorkerList()],
  resolve: {tsconfigPaths: true, alias: ownStore},
  server: {proxy: Object.fromEntries(proxied.map((path) => [path, {target: backend, ws: true, changeOrigin: false}]))},
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A module without others is fetched by its link as well.
      resolveDependencies: (file, needed, {hostType}) => (hostType === 'js' && needed.length === 0 ? [file] : needed),
    },
    rolldownOptions: {
      input: {main: 'index.html', sw: 'src/sw.ts'},
      output: {
        // Every name stands in the lists of what to load with what: a random letter less is a byte less.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {includeDependenciesRecursively: false, groups: [{name: fileOf}]},
      },
    },
  },
})
