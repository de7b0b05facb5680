import {type Actor, createActor} from 'xstate'
import type {EssayGrade} from '../../domain/question/essay.ts'
import {doubtMachine} from '../../machines/question/doubt.machine.ts'
import {essayMachine} from '../../machines/question/essay.machine.ts'
import type {PendingEssayWrite} from '../../machines/question/essay.types.ts'
import type {OutboxEntry, Write} from '../../machines/outbox/outbox.types.ts'
import type {DatedMarks} from '../../src/services/question/marks.ts'
import {marksDraft} from '../../src/services/question/marksDrafts.ts'
import {type DraftSource, draftStoreOf} from '../../src/services/outbox/draftStore.ts'
import {draftSyncMachine} from '../../machines/outbox/draftSync.machine.ts'
import type {Tab, World} from './outboxWorld.ts'
import {type ServerState, serverAfter} from './studyServer.ts'

export const questions = ['q1', 'q2'] as const
export const agenda = 'agenda-1'

/** What the screens of one device share: drafts and marks of its storage, and what its cache last heard. */
export type Device = {
  readonly drafts: Map<string, string>
  readonly marks: Map<string, DatedMarks & {isSent: boolean}>
  /** Writes as they were asked for, in their order. */
  readonly made: OutboxEntry[]
  cached: ServerState
}

export const newDevice = (): Device => ({drafts: new Map(), marks: new Map(), made: [], cached: serverAfter([])})

/** What a tab shows of two questions. */
export type Screen = {
  readonly tab: Tab
  readonly essays: ReadonlyMap<string, Actor<typeof essayMachine>>
  readonly doubts: ReadonlyMap<string, Actor<typeof doubtMachine>>
  readonly marks: Actor<typeof draftSyncMachine>
  readonly write: (lane: string, write: Write) => void
  /** It was opened with what the cache knew, which may be old. */
  readonly isFromCache: boolean
}

/** Defects that a test seeds, to see that they are found. */
export type Defect = 'none' | 'marks count as sent when handed over' | 'a reveal is not sent'

type Desk = {readonly world: World; readonly device: Device; readonly defect: Defect}

const place = {calendarDate: '20261121', theoreticalType: 'smartReview', activity: agenda} as const

/** What only the student on the screen would notice. */
const nothing = () => undefined

const dateOf = ({made}: Device) => new Date(1_000_000 + made.length).toISOString()

function asker({world, device}: Desk, tab: Tab) {
  return (key: string, lane: string, write: Write): void => {
    const entry = {...write, key, lane, owner: world.session ?? 'ana', requestedAt: 0, attempts: 0, refusal: null}
    device.made.push(entry)
    tab.actor.send({type: 'write.requested', entry})
  }
}

type Ask = ReturnType<typeof asker>

/** What the outbox holds of an essay, as the screen would find it. */
function heldOf(
  tab: Tab,
  question: string,
): (PendingEssayWrite & {essay: string | null; grade: EssayGrade | null}) | null {
  for (const entry of tab.actor.getSnapshot().context.entries.toReversed()) {
    const held = {key: entry.key, isRefused: entry.refusal !== null, essay: null, grade: null}
    if (entry.operation === 'revealEssay' && entry.input.question === question)
      return {...held, kind: 'reveal', essay: entry.input.essay}
    if (entry.operation === 'createOneAnswer' && entry.input.document === question) {
      return {...held, kind: 'grade', grade: entry.input.choosen === 0 ? 0 : 1}
    }
    if (entry.operation === 'createOrUpdateOnePreChoice' && entry.input.question === question) {
      return {...held, kind: 'save', essay: entry.input.essay ?? null}
    }
  }
  return null
}

export const gradeIn = (state: ServerState, question: string): EssayGrade | null => {
  const grade = state.essays.get(question)?.grade
  return grade === 0 || grade === 1 ? grade : null
}

function openEssay(desk: Desk, tab: Tab, question: string, ask: Ask): Actor<typeof essayMachine> {
  const {device, defect} = desk
  const known = device.cached.essays.get(question)
  const held = heldOf(tab, question)
  const saved = (held && !held.isRefused ? held.essay : null) ?? known?.text ?? null
  const isRevealed = (known?.isRevealed ?? false) || held?.kind === 'grade'
  const isFixed = isRevealed || held?.kind === 'reveal'
  const machine = essayMachine.provide({
    actions: {
      keepDraft: (_, {text}) => void device.drafts.set(question, text),
      tellIdle: ({self}) => self.send({type: 'text.keep', key: `k${device.made.length}`}),
      requestSave: (_, {key, essay}) =>
        ask(key, agenda, {
          operation: 'createOrUpdateOnePreChoice',
          input: {question, selected: -1, essay, agenda, dateNow: dateOf(device)},
        }),
      requestReveal: (_, {key, essay}) => {
        if (defect === 'a reveal is not sent') return
        ask(key, agenda, {operation: 'revealEssay', input: {question, essay, agenda, dateNow: dateOf(device)}})
      },
      requestGrade: (_, {key, grade}) =>
        ask(key, agenda, {
          operation: 'createOneAnswer',
          input: {...place, type: 'question', document: question, choosen: grade, dateNow: dateOf(device)},
        }),
      showComment: nothing,
      notifySaved: nothing,
      notifyRefused: nothing,
    },
  })
  return createActor(machine, {
    input: {
      text: (isFixed ? saved : (device.drafts.get(question) ?? saved)) ?? '',
      saved,
      isRevealed,
      isHeld: false,
      isGradable: false,
      grade: gradeIn(device.cached, question) ?? (held && !held.isRefused ? held.grade : null),
      pending:
        held && gradeIn(device.cached, question) === null
          ? {kind: held.kind, key: held.key, isRefused: held.isRefused}
          : null,
      isEditable: true,
      isExam: false,
      isCommentShown: false,
    },
  }).start()
}

function openDoubt({device}: Desk, tab: Tab, question: string, ask: Ask): Actor<typeof doubtMachine> {
  const lane = `doubt ${agenda}:${question}`
  const entry = tab.actor.getSnapshot().context.entries.findLast((candidate) => candidate.lane === lane)
  const pending =
    entry?.operation === 'addOrRemoveQuestionAsDoubt' ? {key: entry.key, action: entry.input.action} : null
  const machine = doubtMachine.provide({
    actions: {
      requestToggle: (_, {key, action}) =>
        ask(key, lane, {
          operation: 'addOrRemoveQuestionAsDoubt',
          input: {action, questionId: question, agendaId: agenda, type: 'smartReview'},
        }),
      refetch: nothing,
      notifyRefused: nothing,
    },
  })
  const isIn = pending ? pending.action === 'add' : device.cached.doubts.has(question)
  return createActor(machine, {input: {isEnabled: true, isIn, pending}}).start()
}

/** Opens the questions in a tab whose outbox has been read, as the product would after a reload. */
export function openScreen(desk: Desk, tab: Tab): Screen {
  const {world, device, defect} = desk
  const isFromCache = !world.isOnline || !world.isLoginValid
  if (!isFromCache) device.cached = serverAfter(world.applied)
  const ask = asker(desk, tab)
  const settle = (id: string, dateNow: string) => {
    const kept = device.marks.get(id)
    if (kept?.dateNow === dateNow) device.marks.set(id, {...kept, isSent: true})
  }
  const source: DraftSource = {
    onChange: () => nothing,
    unsent: () => [...device.marks].flatMap(([id, {isSent}]) => (isSent ? [] : [id])),
    read: (id) => {
      const kept = device.marks.get(id)
      return kept && !kept.isSent ? marksDraft(id, kept) : null
    },
    settle: ({id, stamp}) => settle(id, stamp),
  }
  const marks = createActor(
    draftSyncMachine.provide({
      actors: {draftStore: draftStoreOf(source)},
      actions: {
        requestWrite: (_, {key, draft: {id, stamp, lane, write}}) => {
          if (defect === 'marks count as sent when handed over') settle(id, stamp)
          ask(key, lane, write)
        },
      },
    }),
    {input: {pauseMs: 4_000}},
  ).start()
  const essays = new Map(questions.map((question) => [question, openEssay(desk, tab, question, ask)]))
  const doubts = new Map(questions.map((question) => [question, openDoubt(desk, tab, question, ask)]))
  const actors = [...essays.values(), ...doubts.values(), marks]
  tab.actor.on('write.confirmed', (event) => {
    for (const actor of actors) actor.send(event)
  })
  tab.actor.on('write.refused', (event) => {
    for (const actor of actors) actor.send(event)
  })
  return {tab, essays, doubts, marks, isFromCache, write: (lane, write) => ask(`k${device.made.length}`, lane, write)}
}

/** The server's word reaches the screen, as it does when a question is read again; first what the outbox has lost sight of. */
export function hearServer(screen: Screen, state: ServerState): void {
  const held = new Set(screen.tab.actor.getSnapshot().context.entries.map(({key}) => key))
  for (const actor of [...screen.essays.values(), ...screen.doubts.values()]) {
    const key = actor.getSnapshot().context.writeKey
    if (key !== null && !held.has(key)) actor.send({type: 'write.gone', key})
  }
  for (const question of questions) {
    const essay = state.essays.get(question)
    const actor = screen.essays.get(question)
    if (essay) actor?.send({type: 'essay.arrived', essay: essay.text, isRevealed: essay.isRevealed})
    const grade = gradeIn(state, question)
    if (grade !== null) actor?.send({type: 'grade.arrived', grade})
    screen.doubts.get(question)?.send({type: 'doubt.arrived', isIn: state.doubts.has(question)})
  }
}
