import {navigatorMachine} from '../../machines/question/navigator.machine.ts'
import type {Mark} from '../../src/features/question/NavigatorCells.tsx'
import {NavigatorView} from '../../src/features/question/NavigatorView.tsx'
import {RichTextView} from '../../src/ui/content/RichTextView.tsx'
import {openQuestion, questionIds, results} from '../support/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'

const marks: Readonly<Record<string, Mark>> = {
  q1: 'right',
  q2: 'wrong',
  q3: 'onItsWay',
  q4: 'refused',
  q5: 'marked',
  q6: 'ungraded',
}
const doubts = new Set(['q2', 'q7'])

const longList = Array.from({length: 300}, (_, index) => `q${index + 1}`)

const {at, meta} = flowStories({
  machine: navigatorMachine,
  View: ({state, send}) => (
    <NavigatorView state={state} send={send} marks={marks} doubts={doubts} results={results}>
      <RichTextView value={openQuestion.body} />
    </NavigatorView>
  ),
  context: {questionIds, currentId: 'q3', areShortcutsOn: true, isStripShown: true},
})

export default {title: 'Fluxos/Questão/Navegador', ...meta}
export const Ready = at('ready')
export const Ready_First = at('ready', {currentId: 'q1'})
export const Ready_Last = at('ready', {currentId: 'q10'})
export const Ready_Long = at('ready', {questionIds: longList, currentId: 'q3'})
export const Ready_LongLater = at('ready', {questionIds: longList, currentId: 'q58'})
export const Ready_StripHidden = at('ready', {isStripShown: false})
export const Listing = at('listing')
export const Listing_StripHidden = at('listing', {isStripShown: false})
export const Helping = at('helping')
export const Helping_ShortcutsOff = at('helping', {areShortcutsOn: false})
