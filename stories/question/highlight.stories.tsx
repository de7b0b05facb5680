import {highlightMachine} from '../../machines/question/highlight.machine.ts'
import {HighlightView} from '../../src/features/question/tools/HighlightView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const texts = {
  body: 'Mulher de 67 anos, diabética, com febre e confusão mental há um dia. Pressão arterial 82 × 44 mmHg.',
  'choice-1': 'Noradrenalina para manter pressão arterial média de 65 mmHg.',
}
const passages = [
  {stretch: {block: 'body', start: 0, end: 68}, words: texts.body.slice(0, 68)},
  {stretch: {block: 'body', start: 69, end: texts.body.length}, words: texts.body.slice(69)},
  {stretch: {block: 'choice-1', start: 0, end: texts['choice-1'].length}, words: texts['choice-1']},
]
const highlights = [
  {block: 'body', start: 30, end: 55, colour: 'yellow'},
  {block: 'body', start: 69, end: 99, colour: 'red'},
  {block: 'choice-1', start: 0, end: 13, colour: 'green'},
] as const

const {at, meta} = flowStories({
  machine: highlightMachine,
  View: (flow) => (
    <Stage>
      <HighlightView {...flow} texts={texts} passages={passages} place={{left: 180, top: 140}} />
    </Stage>
  ),
  context: {highlights: [], isSupported: true, selected: []},
})

export default {title: 'Fluxos/Questão/Destaques', ...meta}
export const Opening = at('opening')
export const Idle = at('idle')
export const Idle_WithHighlights = at('idle', {highlights})
export const ChoosingColour = at('choosingColour', {selected: [{block: 'body', start: 0, end: 17}]})
export const ChoosingColour_Highlighted = at('choosingColour', {
  highlights,
  selected: [{block: 'body', start: 30, end: 55}],
})
export const Listing = at('listing', {highlights})
export const Listing_Empty = at('listing')
export const Listing_Unsupported = at('listing', {highlights, isSupported: false})
export const Unsupported = at('unsupported', {isSupported: false})
