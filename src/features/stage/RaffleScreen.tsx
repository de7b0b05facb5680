import type {ReactNode} from 'react'
import {raffleText, stageText} from '../../text/stage/stage.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {RaffleView} from './RaffleView.tsx'
import {StageFrame} from './StageFrame.tsx'
import {StageFullscreenView} from './StageFullscreenView.tsx'
import {StageKeys, type StageKey} from './StageKeys.tsx'
import {useRaffle} from './useRaffle.ts'
import {useStage} from './useStage.ts'

const legend: readonly StageKey[] = [
  {keys: ['1', '2', '3', '4'], does: raffleText.categoryKey},
  {keys: ['S', 'Page Down'], does: raffleText.drawKey},
  {keys: ['A'], does: raffleText.openKey},
  {keys: ['F'], does: stageText.fullKey},
]

type Props = {readonly title: string; readonly parts?: ReactNode}

/** The raffle with its frame, alone or as a part of the cup. */
export function RaffleStage({title, parts}: Props) {
  const {keys, ...raffle} = useRaffle()
  const {full, isFull, areKeysOn, switchKeys} = useStage(keys)
  return (
    <StageFrame
      title={title}
      parts={parts}
      tools={<StageFullscreenView {...full} />}
      foot={isFull ? null : <StageKeys keys={legend} areOn={areKeysOn} onSwitch={switchKeys} />}
    >
      <RaffleView {...raffle} />
    </StageFrame>
  )
}

/** `/sorteio`: the raffle alone, for the team (spec 3§2.8; C-35). */
export function RaffleScreen() {
  usePageTitle(raffleText.title)
  return <RaffleStage title={raffleText.title} />
}
