import {css} from 'styled-system/css'
import {firstCup, type KeptCup} from '../../domain/stage/cup.ts'
import {cupMachine} from '../../machines/stage/cup.machine.ts'
import {CupView} from '../../src/features/stage/CupView.tsx'
import {StageFrame} from '../../src/features/stage/StageFrame.tsx'
import {cupText} from '../../src/text/stage/cup.ts'
import {flowStories} from '../support/flowStory.tsx'

const kept: KeptCup = {
  teams: [
    {name: 'Clínica', points: 7},
    {name: 'Cirurgia', points: 12},
    {name: 'Pediatria', points: 12},
    {name: 'Ginecologia e Obstetrícia', points: 0},
  ],
  steps: [{team: 1, points: 3}],
  isOver: false,
}

const {at, meta} = flowStories({
  machine: cupMachine,
  View: ({state, send}) => (
    <main className={css({padding: '6'})}>
      <StageFrame title={cupText.title}>
        <CupView state={state} send={send} />
      </StageFrame>
    </main>
  ),
  context: {kept},
})

const won: KeptCup = {
  ...kept,
  isOver: true,
  teams: kept.teams.map((team, at) => (at === 2 ? {...team, points: 15} : team)),
}

export default {title: 'Fluxos/Palco/Copa', ...meta}
export const Arranging = at('arranging')
export const AssemblingNaming = at({assembling: 'naming'}, {kept: firstCup})
export const AssemblingRefused = at({assembling: 'refused'}, {kept: firstCup})
export const Scoring = at('scoring')
export const Podium = at('podium', {kept: won})
export const Podium_Tie = at('podium', {kept: {...kept, isOver: true}})
export const Asking = at('asking')
