/**
 * Which module may import which (docs/architecture.md). Each rule has a violation in
 * tests/architecture/violations.ts, and tests/architecture/rules.test.ts proves that exactly that rule fires on it.
 */
const {existsSync, readdirSync} = require('node:fs')
const {join, sep} = require('node:path')

/**
 * A connected twin is `<Flow>.tsx` with a `<Flow>View.tsx` beside it. Read from the folder that is being cruised, so that
 * the tree of violations has twins of its own.
 */
function connectedTwins(root = 'src/features') {
  if (!existsSync(root)) return []
  return readdirSync(root, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isDirectory())
    .flatMap(({parentPath, name}) => {
      const folder = join(parentPath, name)
      const files = readdirSync(folder)
      return files
        .filter((file) => file.endsWith('View.tsx') && files.includes(file.replace('View.tsx', '.tsx')))
        .map((file) => `^${folder.split(sep).join('/')}/${file.replace('View.tsx', '')}\\.tsx$`)
    })
}

/** What joins flows of an area into a screen or a set is connected as well, and so are the hooks that they share. */
const screens = ['^src/features/.+/[A-Za-z]+(Screen|Set|Pages)\\.tsx$']
const connected = [
  ...connectedTwins(),
  ...screens,
  '^src/features/.+/use[A-Z][A-Za-z]+\\.ts$',
  '^src/features/use[A-Z][A-Za-z]+\\.ts$',
  '^src/features/.+\\.implementations\\.ts$',
]
const network = '(^|node_modules/)(urql|@urql/[^/]+|graphql|graphql-ws|firebase|@firebase/[^/]+|idb)(/|$)'

/**
 * The rooms of the server, from the ground up: each may know those before it, and the files beside them, which put the
 * server together, know them all. An order has no cycles.
 */
const serverRooms = [
  'kernel',
  'http',
  'delivery',
  'mail',
  'content',
  'spaced-repetition',
  'answer-keys',
  'local-firebase',
  'profile',
  'access',
  'agenda',
  'question',
  'exam',
  'study',
  'themes',
  'notifications',
  'decks',
  'extras',
  'diagnostic',
  'landing',
  'performance',
  'supplementary',
  'articles',
  'stage',
  'shell',
  'forum',
  'feedback',
  'assistant',
  'operations',
  'graphql',
  'demo',
  'local-apps',
]

const roomsInOrder = serverRooms.map((room, index) => ({
  name: 'server-rooms-in-order',
  comment: `${room} stands before what it imports: cut what both need into a room of its own, or let graphql and server/app.ts join them.`,
  severity: 'error',
  from: {path: `^server/${room}/`},
  to: {path: ['^server/[^/]+$', `^server/(${serverRooms.slice(index + 1).join('|')})/`]},
}))

module.exports = {
  forbidden: [
    ...roomsInOrder,
    {
      name: 'server-rooms-are-known',
      comment: 'A room of the server has its place in the order of this file.',
      severity: 'error',
      from: {path: '^server/'},
      to: {path: `^server/(?!(${serverRooms.join('|')})/)[^/]+/`},
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Rules are used by machines, views and server alike, so they depend on nothing at all.',
      severity: 'error',
      from: {path: '^domain/'},
      to: {pathNot: '^domain/'},
    },
    {
      name: 'machines-only-know-xstate-and-domain',
      comment: 'A machine runs under test without React, DOM, network, storage or clock.',
      severity: 'error',
      from: {path: '^machines/'},
      to: {pathNot: ['^machines/', '^domain/', '(^|node_modules/)xstate(/|$)']},
    },
    {
      name: 'views-know-no-services',
      comment: 'A view is a function of (state, send): it does not even know the types of services.',
      severity: 'error',
      from: {path: '^src/features/.+View\\.tsx$'},
      to: {path: ['^src/services/', network]},
    },
    {
      name: 'only-twins-join-services',
      comment: 'Of an area, only what is connected joins machines and services; helpers may know types at most.',
      severity: 'error',
      from: {path: '^src/features/', pathNot: ['View\\.tsx$', ...connected]},
      to: {path: ['^src/services/', network], dependencyTypesNot: ['type-only']},
    },
    {
      name: 'network-stays-in-services',
      comment: 'Firebase, graphql-ws and IndexedDB have one home; a twin may at most use urql for a plain read.',
      severity: 'error',
      from: {path: '^src/', pathNot: ['^src/services/', '^src/features/']},
      to: {path: '(^|node_modules/)(graphql|graphql-ws|firebase|@firebase/[^/]+|idb)(/|$)'},
    },
    {
      name: 'twins-use-services-not-firebase',
      comment: 'A connected twin fills holes with actors of services and reads with urql, nothing nearer to the wire.',
      severity: 'error',
      from: {path: connected},
      to: {path: '(^|node_modules/)(graphql|graphql-ws|firebase|@firebase/[^/]+|idb)(/|$)'},
    },
    {
      name: 'services-know-no-screens',
      comment: 'Services fill the holes of machines; what is shown is none of their business.',
      severity: 'error',
      from: {path: '^src/services/'},
      to: {path: '^src/(features|app|ui)/'},
    },
    {
      name: 'features-know-no-app',
      comment: 'The app composes features, never the other way round.',
      severity: 'error',
      from: {path: '^src/features/'},
      to: {path: '^src/(app/|main\\.tsx$)'},
    },
    {
      name: 'ui-knows-no-area',
      comment: 'The design system holds nothing of any area; rich text of domain/shared is the one shape it draws.',
      severity: 'error',
      from: {path: '^src/ui/'},
      to: {path: ['^src/(features|app|services)/', '^machines/', '^domain/(?!shared/)']},
    },
    {
      name: 'text-knows-no-screen',
      comment:
        "Texts are looked up by name: they may know the names of domain and of machines' types, never who shows them.",
      severity: 'error',
      from: {path: '^src/text/'},
      to: {path: ['^src/(features|app|services|ui)/', '^machines/.+(?<!\\.types)\\.ts$', 'node_modules/']},
    },
    {
      name: 'views-know-nothing-connected',
      comment: 'A view inside a view is fine; a twin or screen inside a view would bring services along.',
      severity: 'error',
      from: {path: '^src/features/.+View\\.tsx$'},
      to: {path: [...connectedTwins(), ...screens]},
    },
    {
      name: 'url-has-one-owner',
      comment:
        'Machines ask for a place with an event; only the platform service changes the address, connected parts read it.',
      severity: 'error',
      from: {path: '^(src|machines|domain)/', pathNot: ['^src/services/platform/', '^src/app/', ...connected]},
      to: {path: '(^|node_modules/)wouter(/|$)'},
    },
    {
      name: 'client-knows-no-server',
      comment: 'The wire contract in schema/ is all that the client knows of the server; stories may draw statecharts.',
      severity: 'error',
      from: {path: '^(src|stories)/'},
      to: {path: '^(server|scripts|content|tests)/', pathNot: ['^tests/models/', '^scripts/statechart/']},
    },
    {
      name: 'server-knows-no-client',
      comment: 'The server is schema, domain and content; it never reaches into the client.',
      severity: 'error',
      from: {path: '^server/'},
      to: {path: '^(src|machines|stories|tests|scripts|content/tools)/'},
    },
    {
      name: 'product-needs-no-dev-dependency',
      comment:
        'What runs in production is in "dependencies"; types and the theme that Panda compiles may come from elsewhere.',
      severity: 'error',
      from: {
        path: '^(domain|machines|server|src)/',
        pathNot: ['^src/ui/(theme|recipes)/', '^server/content/jsonSchema\\.cli\\.ts$'],
      },
      to: {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/'},
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that does not resolve is a broken build or an undeclared dependency.',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, pathNot: '^(styled-system/|\\./styled-system/|virtual:)'},
    },
    {
      name: 'no-circular',
      comment: 'A cycle means two modules are one, or that a third one is missing.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-barrel',
      comment: 'An index module hides what is used from whom and defeats code splitting.',
      severity: 'error',
      from: {},
      to: {path: '(^|/)index\\.tsx?$', pathNot: ['node_modules', '^styled-system/']},
    },
  ],
  options: {
    doNotFollow: {path: ['node_modules', '^styled-system', '^schema/generated', '^src/services/gen']},
    exclude: {path: ['^dist/', '^storybook-static/']},
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    ...(existsSync('tsconfig.json') ? {tsConfig: {fileName: 'tsconfig.json'}} : {}),
  },
}
