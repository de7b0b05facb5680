import {plainPaper} from '../../domain/exam/examPrint.ts'
import {sheetPageMachine} from '../../machines/exam/sheetPage.machine.ts'
import {SheetPageView} from '../../src/features/exam/print/SheetPageView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {examPaper} from '../support/sheet.ts'

const {at, meta} = flowStories({
  machine: sheetPageMachine,
  View: ({state, send}) => <SheetPageView state={state} send={send} studentName="Ana Souza" plainPath="#" />,
  context: {activityId: 'exam', paper: examPaper, failure: null},
})

export default {title: 'Fluxos/Provas/Folha de respostas', ...meta}
export const Reading = at('reading', {paper: null})
export const Ready = at('ready')
export const Ready_Plain = at('ready', {activityId: null, paper: plainPaper()})
export const Failed = at('failed', {paper: null, failure: 'unreachable'})
