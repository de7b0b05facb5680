import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {gradeOf, isCutOffReached, type MockExamResult} from '../../../../domain/exam/result.ts'
import {percent, resultText} from '../../../text/exam/examResult.ts'
import {Badge} from '../../../ui/status/Badge.tsx'
import {CheckCircleIcon, CrossCircleIcon} from '../../../ui/icon/basicIcons.tsx'
import {Card} from '../../../ui/content/Card.tsx'
import {figureStyle, hintStyle, labelStyle, lineStyle, tileStyle} from './tile.ts'

type TileProps = {readonly id: string; readonly label: string; readonly figure: ReactNode; readonly unit: string}

/** One figure with its unit. */
const Tile = ({id, label, figure, unit}: TileProps) => (
  <Card as="section" padding="sm" className={tileStyle} aria-labelledby={id}>
    <h3 id={id} className={labelStyle}>
      {label}
    </h3>
    <p className={lineStyle}>
      <span className={figureStyle}>{figure}</span> <span className={hintStyle}>{unit}</span>
    </p>
  </Card>
)

/** The grade in the unit of the cut-off, and how many questions that are. */
function Score({right, total}: {readonly right: number; readonly total: number}) {
  return (
    <>
      <Tile
        id="mock-score"
        label={resultText.score}
        figure={percent(gradeOf(right, total))}
        unit={resultText.ofRight}
      />
      <Tile id="mock-right" label={resultText.rightOnes} figure={right} unit={resultText.scoreOf(total)} />
    </>
  )
}

/** Whether the grade passes, in words and a sign: never by colour alone. */
function CutOff({grade, cutOff}: {readonly grade: number | null; readonly cutOff: number}) {
  const isReached = grade !== null && isCutOffReached(grade, cutOff)
  return (
    <Card as="section" padding="sm" className={tileStyle} aria-labelledby="mock-cut-off">
      <h3 id="mock-cut-off" className={labelStyle}>
        {resultText.cutOff}
      </h3>
      <p className={figureStyle}>{percent(cutOff)}</p>
      {grade === null ? null : (
        <>
          <p className={css({'& > span': {whiteSpace: 'normal'}})}>
            <Badge tone={isReached ? 'right' : 'warning'} icon={isReached ? <CheckCircleIcon /> : <CrossCircleIcon />}>
              {isReached ? resultText.reached : resultText.notReached}
            </Badge>
          </p>
          <p className={hintStyle}>{isReached ? resultText.above(grade - cutOff) : resultText.below(cutOff - grade)}</p>
        </>
      )}
    </Card>
  )
}

/** Score, cut-off and place, side by side where there is room (spec 2§2). */
export function ResultTiles({
  result: {right, total, cutOff},
  ranking,
}: {
  readonly result: MockExamResult
  readonly ranking: ReactNode
}) {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: {base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))'},
        gap: '3',
      })}
    >
      {right === null ? null : <Score right={right} total={total} />}
      <CutOff grade={right === null ? null : gradeOf(right, total)} cutOff={cutOff} />
      {ranking}
    </div>
  )
}
