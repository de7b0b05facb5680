import type {ComponentProps, ReactNode} from 'react'
import {css} from 'styled-system/css'
import {areaCodes, areaOf, areaOrder} from '../../../domain/exam/areas.ts'
import {trophyPoints} from '../../../domain/performance/goals.ts'
import type {Month} from '../../../domain/performance/ranges.ts'
import {type ReportBlock, starGoals} from '../../../domain/performance/stars.ts'
import {pointsBetween, priorityTone, redThemes, showsThemeCard} from '../../../domain/performance/themes.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {areaCounts} from '../../../machines/performance/questionDonut.selectors.ts'
import type {ReportData, ReportTheme} from '../../../machines/performance/reportCard.types.ts'
import {areaNames} from '../../text/exam/examResult.ts'
import {amount, performanceText, percentText, shareText} from '../../text/performance/performance.ts'
import {blockNames, changeShort, changeWords, difficultyLabels, reportText} from '../../text/performance/reportCard.ts'
import {BarChart} from '../../ui/charts/BarChart.tsx'
import {PieChart} from '../../ui/charts/PieChart.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {AreaDonut} from './AreaDonut.tsx'
import {bodyStyle, hintStyle, inkedStyle} from './panel.ts'
import {PresenceCalendar} from './PresenceCalendar.tsx'
import {StepTable} from './StepTable.tsx'
import {TrophyCount} from './TrophyCount.tsx'

type Of<Block extends ReportBlock> = {readonly data: ReportData[Block]}
type When = {readonly month: Month; readonly today: CalendarDate}

const Nothing = () => <p className={bodyStyle}>{reportText.none}</p>

function Trophies({data}: Of<'trophies'>) {
  return (
    <>
      <TrophyCount counts={data} />
      <p className={hintStyle}>{reportText.weeks(data.maxTrophyPoints / trophyPoints.gold)}</p>
    </>
  )
}

const Questions = ({data}: Of<'questions'>) => {
  const areas = areaCounts(data)
  return areas.length === 0 ? <Nothing /> : <AreaDonut areas={areas} empty={reportText.none} />
}

function Flashcards({data: {hits, misses}}: Of<'flashcards'>) {
  const total = hits + misses
  if (total === 0) return <Nothing />
  return (
    <PieChart
      title={reportText.flashcardsTitle}
      description={reportText.flashcardsSay(hits, misses)}
      slices={[
        {id: 'hits', label: reportText.hits, short: reportText.hits, value: hits, series: 'one'},
        {id: 'misses', label: reportText.misses, short: reportText.misses, value: misses, series: 'two'},
      ]}
      centre={{value: amount(total), unit: reportText.flashcardsUnit}}
      columns={[reportText.answer, blockNames.flashcards, reportText.share]}
      formatShare={percentText}
      formatValue={amount}
      readerLabel={reportText.read}
      empty={reportText.none}
    />
  )
}

type SharesProps = Pick<ComponentProps<typeof BarChart>, 'title' | 'rows'> & {
  /** What each row says, in the order of the rows. */
  readonly words: readonly string[]
  /** The name of the first column. */
  readonly column: string
}

/** Shares of right answers beside the goals of the star. */
const RightShares = ({words, column, ...shown}: SharesProps) => (
  <BarChart
    {...shown}
    description={words.join(' ')}
    series={[{id: 'right', label: reportText.right, look: 'one'}]}
    most={100}
    formatValue={percentText}
    wordsOf={(place) => words[place] ?? ''}
    readerLabel={reportText.read}
    columns={[column, reportText.right]}
    tableLabel={performanceText.showTable}
    empty={reportText.none}
  >
    <p className={hintStyle}>{reportText.goalMark}</p>
  </BarChart>
)

function Difficulty({data: {countExam, answers}}: Of<'difficulty'>) {
  const rows = answers.filter(({percentage}) => percentage !== null)
  if (rows.length === 0) return <Nothing />
  const goalOf = (difficulty: string) =>
    difficulty === 'easy' || difficulty === 'medium' || difficulty === 'hard' ? starGoals[difficulty] : 0
  const wordsOf = ({difficulty, countAnswer, percentage}: (typeof rows)[number]) =>
    reportText.difficultySays(difficultyLabels[difficulty] ?? difficulty, percentText(percentage), countAnswer)
  return (
    <RightShares
      title={reportText.difficultyTitle(countExam)}
      words={rows.map(wordsOf)}
      rows={rows.map(({difficulty, percentage}) => ({
        id: difficulty,
        label: difficultyLabels[difficulty] ?? difficulty,
        values: [percentage],
        mark: goalOf(difficulty),
      }))}
      column={reportText.difficulty}
    />
  )
}

function Areas({data}: Of<'areas'>) {
  const rows = areaOrder.flatMap((area) =>
    data.filter(({classification}) => areaOf(classification) === area).map((row) => ({...row, area})),
  )
  if (rows.length === 0) return <Nothing />
  const wordsOf = ({area, percentage, correct, questions}: (typeof rows)[number]) =>
    reportText.areaSays(areaNames[area], percentText(percentage), correct, questions)
  return (
    <RightShares
      title={reportText.areasTitle}
      words={rows.map(wordsOf)}
      rows={rows.map(({area, classification, percentage}) => ({
        id: classification ?? area,
        label: areaNames[area],
        values: [percentage],
        ...(areaCodes.some((code) => code === area) && {mark: starGoals.area}),
      }))}
      column={reportText.area}
    />
  )
}

/** The colour says what its words say. */
function Priority({place}: {readonly place: number}) {
  const isRed = priorityTone(place, redThemes.report) === 'red'
  return (
    <span className={inkedStyle}>
      <Badge tone={isRed ? 'wrong' : 'warning'}>{isRed ? reportText.red : reportText.yellow}</Badge>
    </span>
  )
}

function ThemeName({theme: {leaf, isPriority}, place}: {readonly theme: ReportTheme; readonly place: number}) {
  return (
    <span className={css({display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1'})}>
      <span>{leaf.join(' - ')}</span>
      {isPriority ? <Priority place={place} /> : null}
    </span>
  )
}

function Themes({data: {themes, currMonth, lastMonth}}: Of<'themes'>) {
  const change = pointsBetween(lastMonth, currMonth)
  return (
    <>
      {currMonth === null ? null : (
        <p className={bodyStyle}>{`${reportText.allThemes(shareText(currMonth))}, ${changeWords(change)}.`}</p>
      )}
      {showsThemeCard(themes.length) ? (
        <StepTable
          caption={blockNames.themes}
          columns={[reportText.theme, reportText.right, reportText.change]}
          rows={themes.map((theme, place) => {
            const points = pointsBetween(theme.performanceLastMonth, theme.totalPerformance)
            return {
              id: theme.leaf.join('\n'),
              name: <ThemeName theme={theme} place={place} />,
              cells: [
                `${shareText(theme.totalPerformance)} (${theme.stats.hits}/${theme.stats.total})`,
                changeShort(points),
              ],
            }
          })}
        />
      ) : (
        <p className={bodyStyle}>{themes.length === 0 ? reportText.none : reportText.fewThemes}</p>
      )}
    </>
  )
}

/** What one block of the report card shows; null while it was not read. */
export function blockContents(
  data: Partial<ReportData>,
  {month, today}: When,
): Readonly<Record<ReportBlock, ReactNode>> {
  return {
    trophies: data.trophies && <Trophies data={data.trophies} />,
    questions: data.questions && <Questions data={data.questions} />,
    flashcards: data.flashcards && <Flashcards data={data.flashcards} />,
    frequency: data.frequency && <PresenceCalendar month={month} dates={data.frequency} today={today} />,
    themes: data.themes && <Themes data={data.themes} />,
    difficulty: data.difficulty && <Difficulty data={data.difficulty} />,
    areas: data.areas && <Areas data={data.areas} />,
  }
}
