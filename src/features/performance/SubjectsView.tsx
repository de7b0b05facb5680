import {relevanceLevel} from '../../../domain/themes/theme.ts'
import {generalText} from '../../text/performance/generalPerformance.ts'
import {performanceText, shareText} from '../../text/performance/performance.ts'
import {relevanceNames} from '../../text/themes/themes.ts'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {CsvRow, type Download} from './CsvButton.tsx'
import {PartFailed, PartLoading} from './Notices.tsx'
import {Panel} from './Panel.tsx'
import {StepTable} from './StepTable.tsx'
import type {Reading} from './useReading.ts'

/** How a student does in one theme, over all time (spec 3§3). Shares are 0 to 1. */
export type Subject = {
  readonly classification: readonly string[]
  readonly performance: number
  /** Null for a theme that is not of the current course. */
  readonly relevance: number | null
  readonly questions: number
  readonly correct: number
}

const titleOf = ({classification}: Subject): string => classification.join(' - ')

const relevanceName = ({relevance}: Subject): string | null =>
  relevance === null ? null : relevanceNames[relevanceLevel(relevance)]

function Table({subjects, download}: {readonly subjects: readonly Subject[]; readonly download: Download}) {
  const rows = subjects.toSorted((one, other) => one.performance - other.performance)
  const table = () => ({
    name: 'desempenho-por-assunto',
    head: [
      generalText.subject,
      generalText.questions,
      generalText.right,
      generalText.percent,
      generalText.relevance,
      generalText.relevanceIs,
    ],
    rows: rows.map((subject) => [
      titleOf(subject),
      subject.questions,
      subject.correct,
      100 * subject.performance,
      relevanceName(subject),
      subject.relevance,
    ]),
  })
  return (
    <>
      <StepTable
        caption={generalText.subjects}
        columns={[generalText.subject, generalText.right, generalText.relevance]}
        rows={rows.map((subject) => ({
          id: subject.classification.join('\n'),
          name: titleOf(subject),
          cells: [
            `${shareText(subject.performance)} (${subject.correct}/${subject.questions})`,
            relevanceName(subject) ?? '–',
          ],
        }))}
      />
      <CsvRow of={generalText.subjects} table={table} download={download} />
    </>
  )
}

type Props = {readonly subjects: Reading<readonly Subject[]>; readonly download: Download}

/** The performance by subject, the weakest first (spec 3§2.1). */
export const SubjectsView = ({subjects, download}: Props) => (
  <Panel title={generalText.subjects}>
    {subjects.status === 'loading' ? <PartLoading label={generalText.subjectsLoading} /> : null}
    {subjects.status === 'offline' || subjects.status === 'failed' ? (
      <PartFailed
        isOffline={subjects.status === 'offline'}
        retryLabel={`${performanceText.tryAgain}: ${generalText.subjects}`}
        onRetry={subjects.retry}
      />
    ) : null}
    {subjects.status !== 'ready' ? null : subjects.value.length === 0 ? (
      <EmptyState art="search" level={3} title={performanceText.noneOfTable}>
        {generalText.subjectsHint}
      </EmptyState>
    ) : (
      <Table subjects={subjects.value} download={download} />
    )}
  </Panel>
)
