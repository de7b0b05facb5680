import type {ReactNode} from 'react'
import {cupText} from '../../text/stage/cup.ts'
import {stageText} from '../../text/stage/stage.ts'
import {brand} from '../../text/shared/brand.ts'
import {NavTabs} from '../../ui/layout/NavTabs.tsx'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useQueryParameter} from '../shell/useAddress.ts'
import {CupView} from './CupView.tsx'
import {RaffleStage} from './RaffleScreen.tsx'
import {StageFrame} from './StageFrame.tsx'
import {StageFullscreenView} from './StageFullscreenView.tsx'
import {StageKeys, type StageKey} from './StageKeys.tsx'
import {useCup} from './useCup.ts'
import {useStage} from './useStage.ts'

const legend: readonly StageKey[] = [
  {keys: ['1', '…', '6'], does: cupText.giveKey},
  {keys: ['Z'], does: cupText.undoKey},
  {keys: ['F'], does: stageText.fullKey},
]

const path = `/copa-${brand.slug}`
const tabs = [
  {id: 'score', href: path, label: cupText.score},
  {id: 'raffle', href: `${path}?parte=sorteio`, label: cupText.raffle},
] as const

function CupStage({parts}: {readonly parts: ReactNode}) {
  const {keys, ...cup} = useCup()
  const {full, isFull, areKeysOn, switchKeys} = useStage(keys)
  return (
    <StageFrame
      title={cupText.title}
      parts={parts}
      tools={<StageFullscreenView {...full} />}
      foot={isFull ? null : <StageKeys keys={legend} areOn={areKeysOn} onSwitch={switchKeys} />}
    >
      <CupView {...cup} />
    </StageFrame>
  )
}

/** `/copa-{product}`: the score of the cup, and the raffle as its other part, for the team (spec 3§2.8; C-35, G-30). */
export function CupScreen() {
  usePageTitle(cupText.title)
  const isRaffle = useQueryParameter('parte') === 'sorteio'
  const parts = <NavTabs label={cupText.parts} tabs={tabs} currentId={isRaffle ? 'raffle' : 'score'} />
  return isRaffle ? <RaffleStage title={cupText.title} parts={parts} /> : <CupStage parts={parts} />
}
