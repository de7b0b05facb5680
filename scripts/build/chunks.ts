import type {Rolldown} from 'vite'
import {inSource} from './entries.ts'
import {studentEntries, studentScreens} from './routeModules.ts'

const entry = inSource('src/main.tsx')
const entries = studentEntries().map(inSource)

/** Reading from the server: screens of visitors and of students either need all of it or nothing. */
const talksToServer =
  /\/node_modules\/(?:@?urql|wonka|@0no-co\/graphql\.web)\/|\/(?:domain\/shared\/errors|src\/services\/(?:gen\/graphql|platform\/graphqlErrors))\.ts$/

/** What a module imports, and all that those import; `follows` says whether what is loaded on demand counts too. */
function reach(
  graph: Rolldown.ChunkingContext,
  from: readonly string[],
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
  from.forEach(visit)
  return seen
}

/** Small parts of very many screens, which would bring what stands beside them: an exam needs nothing else of `pieces`. */
const isOfManyScreens = /\/src\/(?:ui\/status\/EmptyState|text\/shared\/brasilia)\.tsx?$/

/** What stands below a lesson of the day, with the words and documents that it has in common with the theme list: small, and used together. */
const isBesideLesson =
  /\/src\/features\/agenda\/(?:LessonNotes|Moved?Study|WhyHere|movedStudy|moveStudy)|\/machines\/agenda\/move|\/src\/text\/agenda\/(?:move|why)|\/src\/services\/(?:gen\/themes|themes\/refusals)|\/services\/extras\/questionInput|\/domain\/themes\/refusal|\/domain\/extras\/quickWish|\/domain\/agenda\/whyHere/

/** What questions without feedback have in common, in exams and in the smart review. */
const isOfExams =
  /\/machines\/question\/examMode\.|\/src\/features\/question\/(?:ExamQuestion|useStrokes|withoutHints)|\/src\/services\/question\/livePreChoices|\/domain\/question\/strokes/

/** Diagnostic and compass: a student's exam stands on the pieces of the student's part, which must not be cut for a visitor. */
const diagnosticEntry = inSource('src/features/diagnostic/DiagnosticScreen.tsx')

/** What every page of diagnostic and compass begins with; their exam, tables and demo come as they are opened. */
const isOfDiagnostic =
  /\/src\/features\/diagnostic\/(?:Choosing|DiagnosticFrame|paths|ReadFailed|styles|useClaim|useNetworkReturn|visit|Wizard|WizardView)\.tsx?$|\/src\/(?:services\/(?:diagnostic\/(?:client|exam\.actors|store)|gen\/diagnostic)|text\/diagnostic)|\/machines\/diagnostic\/wizard|\/domain\/diagnostic\/(?:choice|composition)/

/** Firebase's sign-in, which is one thing in several packages. */
const isIdentity = /\/node_modules\/(?:@firebase\/(?:app|auth|component|logger|util)|firebase\/(?:app|auth))\//

/** The performance pages, which stand on many small parts of other screens. */
const performanceEntry = inSource('src/features/performance/PerformanceScreen.tsx')

/** Drawing: the performance pages and the results of exams need it, the small parts beside them do not. */
const isOfCharts = /\/node_modules\/(?:d3-|internmap)|\/src\/ui\/charts\//

/** What every screen of a student asks for when it has been painted. */
const frameEntries = [
  'src/app/background.ts',
  'src/features/access/EmailVerification.tsx',
  'src/features/agenda/DayRollover.tsx',
  'src/features/notifications/Notifications.tsx',
  'src/features/notifications/Presence.tsx',
  'src/features/shell/Account.tsx',
  'src/features/shell/Experiment.tsx',
].map(inSource)

/** What stands around the day on the agenda: first of all that comes after its question. */
const dayEntries = [
  'src/features/agenda/DaySelector.tsx',
  'src/features/agenda/DayTopBar.tsx',
  'src/features/agenda/LessonNotes.tsx',
  'src/features/agenda/MovedStudy.tsx',
].map(inSource)

/** What every question asks for when it has been painted. */
const toolEntries = [
  'src/features/agenda/Finish.tsx',
  'src/features/question/print/PrintSet.tsx',
  'src/features/question/tools/QuestionTools.tsx',
].map(inSource)

/** What the diagnostic of visitors asks for as well, which must not bring the student's tools with it. */
const besideEntries = [
  'domain/question/print.ts',
  'src/features/question/shortcutKeys.ts',
  'src/features/question/tools/LabValues.tsx',
  'src/features/question/tools/ResultCard.tsx',
  'src/services/platform/clipboard.ts',
  'src/services/platform/sendLink.ts',
  'src/services/question/printer.ts',
  'src/text/question/print.ts',
].map(inSource)

/** The exams of the day: each screen, its timer, and what reads an exam before they are there. */
const examEntries = [
  'src/features/exam/ExamDay.tsx',
  'src/features/exam/MockExam.tsx',
  'src/features/exam/DayExam.tsx',
  'src/features/exam/ExamTimer.tsx',
  'src/services/exam/warmUpExam.ts',
].map(inSource)

/** Sending what the outbox holds, which the first answer waits for, and telling that it cannot. */
const sendingEntries = ['src/app/deliver.ts', 'src/features/outbox/OutboxNotices.tsx'].map(inSource)

/** The socket, over which every screen of a student hears of what happens elsewhere: it must not bring what is around the screen. */
const socketEntry = inSource('src/services/platform/socketClient.ts')

/** What follows what the socket tells, on whatever screen; the news of an exam that runs among it. */
const followsSocket = /\/src\/services\/(?:platform\/onReconnect|exam\/runningExam)\.ts$/

/** Hears of every activity that is finished, from the first one on, and loads what asks the student only then. */
const promptsEntry = inSource('src/features/feedback/PromptQueue.tsx')

/** A window over the page, with the libraries that it stands on. */
const windowEntry = inSource('src/ui/overlay/Dialog.tsx')

/** What is in two of these at least. */
const inTwo = (reaches: readonly ReadonlySet<string>[]): Set<string> =>
  new Set(
    reaches.flatMap((ids, place) =>
      [...ids].filter((id) => reaches.some((other, at) => at !== place && other.has(id))),
    ),
  )

/** Modules that are loaded together. The page's own entry is in none: it has a file of its own. */
function groupsOf(graph: Rolldown.ChunkingContext) {
  const visitors = reach(graph, [entry], (next) => !entries.includes(next) && next !== diagnosticEntry)
  const isWithin = (id: string) => id !== entry
  const students = [...reach(graph, entries, () => false)].filter(isWithin)
  const others = reach(graph, [entry], (next) => next !== performanceEntry)
  const ofStudents = (ids: readonly string[]) =>
    new Set([...reach(graph, ids, () => false)].filter((id) => !visitors.has(id)))
  const exams = examEntries.map((screen) => ofStudents([screen]))
  const frame = ofStudents(frameEntries)
  const screens = ofStudents(Object.values(studentScreens()).map(inSource))
  const isOfAnExam = (id: string) => exams.some((screen) => screen.has(id))
  return {
    base: new Set([...reach(graph, [entry], () => false)].filter(isWithin)),
    student: new Set(students.filter((id) => !visitors.has(id))),
    shared: new Set(students.filter((id) => visitors.has(id))),
    day: ofStudents(dayEntries),
    window: reach(graph, [windowEntry], () => false),
    sending: ofStudents(sendingEntries),
    socket: reach(graph, [socketEntry], () => false),
    prompts: ofStudents([promptsEntry]),
    beside: reach(graph, besideEntries, () => false),
    frame,
    // Parts that come later have much of it too: an exam would bring them with it.
    parts: inTwo([frame, screens]),
    exams: new Set([...inTwo([...exams, frame])].filter(isOfAnExam)),
    tools: ofStudents(toolEntries),
    pieces: new Set([...reach(graph, [performanceEntry], () => false)].filter((id) => others.has(id))),
  }
}

let together: ReturnType<typeof groupsOf> | null = null

/**
 * Puts what the entry needs into one file, and what every signed-in student needs besides into another: finer pieces
 * would only cost requests and compression. What a visitor's further screens need too is a third file, so that no visitor
 * loads the student's part. The small parts that the performance pages have in common with other late screens are a fourth:
 * alone they were two dozen requests, each of more headers than code. What follows a first paint comes in few files too: on
 * a slow phone the first answer waits for what was asked for before it.
 */
export function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  together ??= groupsOf(graph)
  if (together.base.has(id) || id.includes('preload-helper') || id.endsWith('platform/preload.ts')) return 'base'
  if (together.student.has(id) || isOfManyScreens.test(id)) return 'student'
  if (isOfDiagnostic.test(id)) return 'diagnostic'
  if (talksToServer.test(id)) return 'graphql'
  if (isIdentity.test(id)) return 'identity'
  if (isOfExams.test(id)) return 'marking'
  if (together.shared.has(id)) return 'shared'
  if (together.sending.has(id)) return 'sending'
  if (together.socket.has(id) || followsSocket.test(id)) return 'socket'
  if (isOfCharts.test(id)) return null
  if (together.pieces.has(id)) return 'pieces'
  if (isBesideLesson.test(id)) return 'lesson'
  if (together.day.has(id)) return 'lesson'
  if (together.exams.has(id)) return 'exams'
  if (together.window.has(id)) return 'window'
  if (together.beside.has(id)) return 'beside'
  if (together.prompts.has(id)) return 'prompts'
  if (together.parts.has(id)) return 'parts'
  if (together.frame.has(id)) return 'frame'
  if (together.tools.has(id)) return 'tools'
  return null
}
