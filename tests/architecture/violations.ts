/**
 * A small project with one violation of every rule, written to a temporary folder by rules.test.ts. `rule` is the only
 * rule that may fire on the file; files without one show that correct code passes.
 */
export type Example = {text: string; rule?: string}

/** Violations of .dependency-cruiser.cjs. */
export const dependencyViolations: Record<string, Example> = {
  'domain/agenda/day.ts': {text: `export const day = 1\n`},
  'domain/agenda/usesMachine.ts': {
    rule: 'domain-imports-nothing',
    text: `import {clean} from '../../machines/agenda/clean.machine.ts'\nexport const used = clean\n`,
  },
  'domain/agenda/usesNode.ts': {
    rule: 'domain-imports-nothing',
    text: `import {readFileSync} from 'node:fs'\nexport const used = readFileSync\n`,
  },
  'machines/agenda/clean.machine.ts': {
    text: `import {setup} from 'xstate'\nimport {day} from '../../domain/agenda/day.ts'\nexport const clean = [setup, day]\n`,
  },
  'machines/agenda/usesReact.machine.ts': {
    rule: 'machines-only-know-xstate-and-domain',
    text: `import {useState} from 'react'\nexport const used = useState\n`,
  },
  'machines/agenda/usesService.machine.ts': {
    rule: 'machines-only-know-xstate-and-domain',
    text: `import type {Send} from '../../src/services/agenda/agenda.actors.ts'\nexport type Used = Send\n`,
  },
  'src/services/agenda/agenda.actors.ts': {
    text: `import {gql} from 'urql'\nexport type Send = typeof gql\nexport const send = gql\n`,
  },
  'src/services/agenda/usesView.ts': {
    rule: 'services-know-no-screens',
    text: `import {WeekView} from '../../features/agenda/WeekView.tsx'\nexport const used = WeekView\n`,
  },
  'src/services/platform/url.ts': {text: `import {useLocation} from 'wouter'\nexport const url = useLocation\n`},
  'src/features/agenda/WeekView.tsx': {text: `export const WeekView = () => null\n`},
  'src/features/agenda/Week.tsx': {
    text:
      `import {useQuery} from 'urql'\nimport {send} from '../../services/agenda/agenda.actors.ts'\n` +
      `import {WeekView} from './WeekView.tsx'\nexport const Week = [useQuery, send, WeekView]\n`,
  },
  'src/features/agenda/DayView.tsx': {
    rule: 'views-know-no-services',
    text: `import {send} from '../../services/agenda/agenda.actors.ts'\nexport const DayView = send\n`,
  },
  'src/features/agenda/TypedView.tsx': {
    rule: 'views-know-no-services',
    text: `import type {Send} from '../../services/agenda/agenda.actors.ts'\nexport type TypedView = Send\n`,
  },
  'src/features/agenda/Card.tsx': {
    rule: 'only-twins-join-services',
    text: `import {useQuery} from 'urql'\nexport const Card = useQuery\n`,
  },
  'src/features/agenda/names.ts': {
    text: `import type {Send} from '../../services/agenda/agenda.actors.ts'\nexport type Name = Send\n`,
  },
  'src/text/write.ts': {
    text: `import type {Write} from '../../machines/agenda/write.types.ts'\nexport const writes: Record<Write, string> = {late: 'Tarde'}\n`,
  },
  'src/text/usesMachine.ts': {
    rule: 'text-knows-no-screen',
    text: `import {clean} from '../../machines/agenda/clean.machine.ts'\nexport const used = clean\n`,
  },
  'machines/agenda/write.types.ts': {text: `export type Write = 'late'\n`},
  'src/features/agenda/Hour.tsx': {
    rule: 'twins-use-services-not-firebase',
    text: `import {HourView} from './HourView.tsx'\nimport {getAuth} from 'firebase/auth'\nexport const Hour = [getAuth, HourView]\n`,
  },
  'src/features/agenda/DayScreen.tsx': {
    text:
      `import {useSearch} from 'wouter'\nimport {send} from '../../services/agenda/agenda.actors.ts'\n` +
      `export const DayScreen = [useSearch, send]\n`,
  },
  'src/features/agenda/useDay.ts': {text: `import {useQuery} from 'urql'\nexport const useDay = useQuery\n`},
  'src/features/agenda/InnerView.tsx': {
    rule: 'views-know-nothing-connected',
    text: `import {Week} from './Week.tsx'\nexport const InnerView = Week\n`,
  },
  'src/features/agenda/HourView.tsx': {text: `export const HourView = () => null\n`},
  'src/features/agenda/usesApp.tsx': {
    rule: 'features-know-no-app',
    text: `import {App} from '../../app/App.tsx'\nexport const used = App\n`,
  },
  'src/features/agenda/usesLocation.tsx': {
    rule: 'url-has-one-owner',
    text: `import {useLocation} from 'wouter'\nexport const used = useLocation\n`,
  },
  'src/app/App.tsx': {text: `import {send} from '../services/agenda/agenda.actors.ts'\nexport const App = send\n`},
  'src/app/usesStorage.ts': {
    rule: 'network-stays-in-services',
    text: `import {openDB} from 'idb'\nexport const used = openDB\n`,
  },
  'src/app/usesServer.ts': {
    rule: 'client-knows-no-server',
    text: `import {serve} from '../../server/serve.ts'\nexport const used = serve\n`,
  },
  'src/app/usesNobody.ts': {
    rule: 'nothing-unresolved',
    text: `import {nobody} from './nobody.ts'\nexport const used = nobody\n`,
  },
  'src/ui/action/Button.tsx': {text: `export const Button = () => null\n`},
  'src/ui/usesArea.tsx': {
    rule: 'ui-knows-no-area',
    text: `import {day} from '../../domain/agenda/day.ts'\nexport const used = day\n`,
  },
  'src/text/usesScreen.ts': {
    rule: 'text-knows-no-screen',
    text: `import {Button} from '../ui/action/Button.tsx'\nexport const used = Button\n`,
  },
  'server/serve.ts': {text: `import {day} from '../domain/agenda/day.ts'\nexport const serve = day\n`},
  'server/usesClient.ts': {
    rule: 'server-knows-no-client',
    text: `import {Button} from '../src/ui/action/Button.tsx'\nexport const used = Button\n`,
  },
  'server/usesTestTool.ts': {
    rule: 'product-needs-no-dev-dependency',
    text: `import fc from 'fast-check'\nexport const used = fc\n`,
  },
  'server/chicken.ts': {rule: 'no-circular', text: `import {egg} from './egg.ts'\nexport const chicken = () => egg\n`},
  // A cycle is reported once, at the first of its modules.
  'server/egg.ts': {text: `import {chicken} from './chicken.ts'\nexport const egg = () => chicken\n`},
  'server/question/answer.ts': {text: `export const answer = 1\n`},
  'server/exam/sheet.ts': {text: `import {answer} from '../question/answer.ts'\nexport const sheet = answer\n`},
  'server/question/grade.ts': {
    rule: 'server-rooms-in-order',
    text: `import {sheet} from '../exam/sheet.ts'\nexport const grade = sheet\n`,
  },
  'server/kernel/types.ts': {
    rule: 'server-rooms-in-order',
    text: `import type {answer} from '../question/answer.ts'\nexport type Known = typeof answer\n`,
  },
  'server/http/starts.ts': {
    rule: 'server-rooms-in-order',
    text: `import {serve} from '../serve.ts'\nexport const starts = serve\n`,
  },
  'server/anteroom/new.ts': {text: `export const added = 1\n`},
  'server/usesAnteroom.ts': {
    rule: 'server-rooms-are-known',
    text: `import {added} from './anteroom/new.ts'\nexport const used = added\n`,
  },
  'server/exam/index.ts': {text: `export const exams = 1\n`},
  'server/usesBarrel.ts': {
    rule: 'no-barrel',
    text: `import {exams} from './exam/index.ts'\nexport const used = exams\n`,
  },
}

/** Violations of the house rules in scripts/rules: one file each, one finding each. */
export const houseRuleViolations: Record<string, Example> = {
  'domain/agenda/given.ts': {text: `/** Ends. */\nexport const ends = (now: number) => new Date(now).toISOString()\n`},
  'domain/agenda/clock.ts': {rule: 'purity', text: `export const late = Date.now()\n`},
  'domain/agenda/today.ts': {rule: 'purity', text: `export const today = new Date()\n`},
  'domain/agenda/dice.ts': {rule: 'purity', text: `export const dice = Math.random()\n`},
  'machines/agenda/timer.machine.ts': {
    rule: 'purity',
    text: `export const later = (run: () => void) => setTimeout(run, 5)\n`,
  },
  'machines/agenda/wire.machine.ts': {rule: 'purity', text: `export const get = () => fetch('/graphql')\n`},
  'machines/agenda/store.machine.ts': {rule: 'purity', text: `export const saved = localStorage.getItem('a')\n`},
  'machines/agenda/own.machine.ts': {
    text: `export const ok = (history: string[], location: {fetch: 1}) => [history, location.fetch]\n`,
  },
  'domain/agenda/silent.ts': {rule: 'docstrings', text: `export function decides() {\n  return 1\n}\n`},
  'machines/agenda/silent.machine.ts': {rule: 'docstrings', text: `export const silentMachine = {}\n`},
  'src/features/agenda/Counting.tsx': {
    rule: 'rendering',
    text: `declare const newKey: () => string\nexport const Counting = () => <p id={newKey()} />\n`,
  },
  'src/features/agenda/Remembering.tsx': {
    rule: 'rendering',
    text: `import {memo, useMemo} from 'react'\ndeclare const saveMarks: (id: string) => number\nexport const Remembering = memo(function Remembering() {\n  return useMemo(() => saveMarks('a'), [])\n})\n`,
  },
  'src/features/agenda/useSending.ts': {
    rule: 'rendering',
    text: `export function useSending(actor: {send: (type: string) => void}) {\n  actor.send('a')\n}\n`,
  },
  'src/features/agenda/Handling.tsx': {
    text: `import {useEffect, useState} from 'react'\ndeclare const randomId: () => string\nexport function Handling({send}: {send: (key: string) => void}) {\n  const [id] = useState(() => randomId())\n  useEffect(() => send(randomId()), [send])\n  return <button type="button" id={id} onClick={() => send(randomId())} />\n}\n`,
  },
  'src/features/agenda/Written.tsx': {rule: 'texts', text: `export const Written = () => <p>Entrar agora</p>\n`},
  'src/features/agenda/Labelled.tsx': {
    rule: 'texts',
    text: `export const Labelled = () => <i aria-label="Fechar" />\n`,
  },
  'src/app/Chosen.tsx': {rule: 'texts', text: `export const Chosen = (a: boolean) => <p>{a ? 'Sair' : null}</p>\n`},
  'src/ui/Spelled.ts': {rule: 'texts', text: `export const message = 'Não foi possível'\n`},
  'src/features/agenda/Named.tsx': {
    text: `import {t} from '../../text/agenda.ts'\nexport const Named = () => <p id="week" className="b">{t.week} {t['day']}·</p>\n`,
  },
  'src/text/agenda/agenda.ts': {text: `export const t = {week: 'Semana', day: 'Dia'}\n`},
  'src/text/left.ts': {rule: 'unused-texts', text: `export const left = {overText: 'Sobra'}\n`},
  'src/text/errors.ts': {text: `export const errors = {denied: 'Sem acesso'}\n`},
  'src/features/agenda/Failed.tsx': {
    text: `import {errors} from '../../text/errors.ts'\nexport const Failed = (code: 'denied') => <p>{errors[code]}</p>\n`,
  },
  'src/features/agenda/Stored.tsx': {rule: 'owners', text: `export const Stored = () => sessionStorage.length\n`},
  'src/features/agenda/Moved.tsx': {rule: 'owners', text: `export const Moved = () => window.location.href\n`},
  'src/app/Timed.tsx': {rule: 'owners', text: `export const Timed = () => Date.now()\n`},
  'src/services/platform/storage.ts': {text: `export const read = () => localStorage.getItem('a')\n`},
  'src/features/agenda/Made.tsx': {
    rule: 'root-actors',
    text: `import {createActor} from 'xstate'\nexport const Made = createActor\nexport const made = createActor(1 as never /* why */)\n`,
  },
  'src/features/agenda/Jumping.tsx': {
    rule: 'address',
    text: `import {navigate} from 'wouter/use-browser-location'\nexport const go = navigate\n`,
  },
  'src/app/Leaving.tsx': {
    rule: 'address',
    text: `import {useLocation} from 'wouter'\nexport const useLeave = () => {\n  const [path, go] = useLocation()\n  return [path, go]\n}\n`,
  },
  'src/app/Reading.tsx': {
    text: `import {useLocation} from 'wouter'\nexport const useHere = () => {\n  const [path] = useLocation()\n  return path\n}\n`,
  },
  'src/features/agenda/Late.tsx': {
    rule: 'lazy-parts',
    text: `import {lazy} from 'react'\nexport const Late = lazy(() => import('./Failed.tsx').then(({Failed}) => ({default: Failed})))\n`,
  },
  'src/features/agenda/Awaited.tsx': {
    text: `import {lazy} from 'react'\nimport {importAfterPaint} from '../../ui/loading/lazyLoading.tsx'\nexport const Awaited = lazy(() => importAfterPaint(() => import('./Failed.tsx')))\n`,
  },
  'src/features/agenda/Replaced.tsx': {
    text:
      `import {lazy} from 'react'\nconst Nothing = () => null\n` +
      `export const Replaced = lazy(() => import('./Failed.tsx').then(({Failed}) => ({default: Failed}), () => ({default: Nothing})))\n`,
  },
  'tests/agenda/slow.test.ts': {
    rule: 'timeouts',
    text: "import {test} from 'vitest'\ntest('waits', {timeout: 5_000}, () => undefined)\n",
  },
  'tests/journeys/slow.journey.ts': {
    rule: 'timeouts',
    text: 'export const slow = (test: {setTimeout: (ms: number) => void}) => test.setTimeout(180_000)\n',
  },
  'tests/support/timeouts.ts': {text: 'export const options = {timeout: 5_000}\n'},
  'server/agenda/leak.repository.ts': {
    rule: 'keys',
    text: "import {sql} from 'kysely'\nexport const leak = sql`select q.id, q.correct from question q`\n",
  },
  'server/study/share.repository.ts': {rule: 'keys', text: "export const shares = 'select amount from answer_tally'\n"},
  'server/study/builder.repository.ts': {
    rule: 'keys',
    text: "type Db = {selectFrom: (table: string) => {select: (name: string) => unknown}}\nexport const leak = (db: Db) => db.selectFrom('question').select('comment')\n",
  },
  'server/question/migrations.ts': {
    text: "export const createTallies = ['create table answer_tally (question_id text)']\n",
  },
  'server/exam/mockSheet.repository.ts': {text: "export const sheet = 'select q.correct from question q'\n"},
  'src/features/agenda/Joined.tsx': {
    rule: 'styles',
    text: `import {css, cx} from 'styled-system/css'\nconst base = css({bg: 'a', gap: '1'})\nconst on = css({background: 'b'})\nexport const joined = (isOn: boolean) => cx(base, isOn && on)\n`,
  },
  'src/features/agenda/Apart.tsx': {
    text: `import {css, cx} from 'styled-system/css'\nconst base = css({gap: '1'})\nexport const joined = (isOn: boolean) => cx(base, isOn && css({color: 'b'}))\n`,
  },
  'src/features/agenda/Raw.tsx': {
    rule: 'inner-html',
    text: `export const raw = (a: Element) => {\n  a.innerHTML = ''\n}\n`,
  },
  'server/parse.ts': {rule: 'assertions', text: `export const parse = (a: string) => JSON.parse(a) as {a: 1}\n`},
  'server/border.ts': {
    text: `// JSON.parse is typed any; the schema of the caller decides.\nexport const b = (a: string) => JSON.parse(a) as unknown\n`,
  },
  'server/loud.ts': {
    rule: 'guarded-handlers',
    text: `import type {Socket} from 'node:net'\nexport const loud = (a: Socket) => a.on('data', () => JSON.parse('{'))\n`,
  },
  'server/late.ts': {rule: 'guarded-handlers', text: `export const late = (run: () => void) => setInterval(run, 5)\n`},
  'server/safe.ts': {
    text:
      `import type {Socket} from 'node:net'\nimport {guarded} from './guarded.ts'\nconst own = guarded(console.error, 'end', () => {})\n` +
      `export const safe = (a: Socket) => a.on('error', () => {}).on('end', own).once('data', guarded(console.error, 'data', () => {}))\n`,
  },
  'server/quiet.ts': {rule: 'suppressions', text: `// @ts-ignore\nexport const quiet = 1\n`},
  'server/later.ts': {rule: 'suppressions', text: `/** TODO: finish. */\nexport const later = 1\n`},
  'machines/agenda/forgotten.machine.ts': {
    rule: 'effects',
    text: `declare const effect: (name: string) => unknown\n/** A machine. */\nexport const forgottenMachine = {provide: (filled: object) => filled, tell: {keep: effect('keep'), tellOver: effect('tellOver')}}\n`,
  },
  'src/features/agenda/Forgetting.tsx': {
    text: `import {forgottenMachine} from '../../../machines/agenda/forgotten.machine.ts'\nexport const machine = forgottenMachine.provide({keep: () => {}})\n`,
  },
}

/** Violations of React's rules of rendering as oxlint checks them: one component or hook each, found by all rules that it names. */
export const renderingViolations: Record<string, {readonly rules: readonly string[]; readonly text: string}> = {
  'src/Purity.tsx': {rules: ['purity'], text: `export const Purity = () => <p>{Math.random()}</p>\n`},
  'src/Globals.tsx': {
    rules: ['globals'],
    text: `let count = 0\nexport function Globals() {\n  count += 1\n  return <p>{count}</p>\n}\n`,
  },
  'src/Immutability.tsx': {
    rules: ['immutability'],
    text: `export function Immutability(props: {count: number}) {\n  props.count = 1\n  return <p>{props.count}</p>\n}\n`,
  },
  'src/Refs.tsx': {
    rules: ['refs'],
    text: `import {useRef} from 'react'\nexport function Refs() {\n  const count = useRef(0)\n  return <p>{count.current}</p>\n}\n`,
  },
  'src/SetInRender.tsx': {
    rules: ['set-state-in-render'],
    text: `import {useState} from 'react'\nexport function SetInRender() {\n  const [count, setCount] = useState(0)\n  setCount(1)\n  return <p>{count}</p>\n}\n`,
  },
  'src/SetInEffect.tsx': {
    rules: ['set-state-in-effect'],
    text: `import {useEffect, useState} from 'react'\nexport function SetInEffect() {\n  const [count, setCount] = useState(0)\n  useEffect(() => {\n    setCount(1)\n  }, [])\n  return <p>{count}</p>\n}\n`,
  },
  'src/Derived.tsx': {
    rules: ['no-deriving-state-in-effects', 'set-state-in-effect'],
    text: `import {useEffect, useState} from 'react'\nexport function Derived({count}: {count: number}) {\n  const [twice, setTwice] = useState(0)\n  useEffect(() => {\n    setTwice(count * 2)\n  }, [count])\n  return <p>{twice}</p>\n}\n`,
  },
  'src/Static.tsx': {
    rules: ['no-unstable-nested-components', 'static-components'],
    text: `export function Static() {\n  const Inner = () => <p />\n  return <Inner />\n}\n`,
  },
  'src/Boundary.tsx': {
    rules: ['error-boundaries'],
    text: `export function Boundary() {\n  try {\n    return <p />\n  } catch {\n    return null\n  }\n}\n`,
  },
  'src/Memo.tsx': {
    rules: ['use-memo'],
    text: `import {useMemo} from 'react'\nexport function Memo() {\n  const twice = useMemo((count: number) => count * 2, [])\n  return <p>{twice}</p>\n}\n`,
  },
  'src/VoidMemo.tsx': {
    rules: ['void-use-memo'],
    text: `import {useMemo} from 'react'\nexport function VoidMemo({run}: {run: () => void}) {\n  useMemo(() => {\n    run()\n  }, [run])\n  return null\n}\n`,
  },
  'src/Capitalized.tsx': {
    rules: ['capitalized-calls'],
    text: `declare const Inner: () => string\nexport const Capitalized = () => <p>{Inner()}</p>\n`,
  },
  // What the compiler's analysis cannot read, no other rule sees into.
  'src/Getter.tsx': {
    rules: ['todo'],
    text: `export function Getter() {\n  const box = {\n    get count() {\n      return 1\n    },\n  }\n  return <p>{box.count}</p>\n}\n`,
  },
  'src/Class.tsx': {
    rules: ['invariant'],
    text: `export function Class() {\n  class Box {\n    count = 1\n  }\n  return <p>{new Box().count}</p>\n}\n`,
  },
  'src/Eval.tsx': {rules: ['unsupported-syntax'], text: `export function Eval() {\n  eval('1')\n  return <p />\n}\n`},
  'src/Clean.tsx': {
    rules: [],
    text: `import {useEffect, useRef, useState} from 'react'\nexport function Clean({count}: {count: number}) {\n  const box = useRef<HTMLParagraphElement>(null)\n  const [isOpen, setIsOpen] = useState(false)\n  useEffect(() => box.current?.focus(), [])\n  return (\n    <p ref={box}>\n      <button type="button" onClick={() => setIsOpen(!isOpen)}>\n        {count * 2}\n      </button>\n    </p>\n  )\n}\n`,
  },
}
