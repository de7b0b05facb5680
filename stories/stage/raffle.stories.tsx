import {noItems} from '../../domain/stage/raffle.ts'
import {raffleMachine} from '../../machines/stage/raffle.machine.ts'
import {RaffleView} from '../../src/features/stage/RaffleView.tsx'
import {StageFrame} from '../../src/features/stage/StageFrame.tsx'
import {raffleText} from '../../src/text/stage/stage.ts'
import {css} from 'styled-system/css'
import {flowStories} from '../support/flowStory.tsx'
import {allDrawn, kept, lists} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: raffleMachine,
  View: ({state, send}) => (
    <main className={css({padding: '6'})}>
      <StageFrame title={raffleText.title}>
        <RaffleView state={state} send={send} newRoll={() => ({roll: 0, isMotionReduced: false})} />
      </StageFrame>
    </main>
  ),
  context: {lists, kept, putBack: 'category'},
})

const none = {lists: noItems}

export default {title: 'Fluxos/Palco/Sorteio', ...meta}
export const Loading = at('loading', none)
export const Empty = at('empty', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
export const OpenReadyArranging = at({open: {ready: 'arranging'}})
export const OpenReadyIdle = at({open: {ready: 'idle'}}, {kept: {...kept, shownId: null}})
export const OpenReadyDrawn = at({open: {ready: 'drawn'}})
export const OpenReadyDrawn_Flashcard = at(
  {open: {ready: 'drawn'}},
  {kept: {category: 'flashcards', drawn: {...kept.drawn, flashcards: ['f-52', 'f-8']}, shownId: 'f-8'}},
)
export const OpenReadyBlocked = at({open: {ready: 'blocked'}})
export const OpenReadyExhausted = at({open: {ready: 'exhausted'}}, {kept: allDrawn})
export const OpenDrawing = at({open: 'drawing'})
export const OpenOpening = at({open: 'opening'})
export const OpenAsking = at({open: 'asking'})
export const OpenAsking_All = at({open: 'asking'}, {putBack: 'all'})
