import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {labelOf} from '../../../domain/diagnostic/choice.ts'
import {averageDifficulty, constancyLabel, percentOf} from '../../../domain/diagnostic/statistics.ts'
import type {statisticsMachine} from '../../../machines/diagnostic/statistics.machine.ts'
import {compassText as text, failureText, wizardText} from '../../text/diagnostic/diagnostic.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {Send} from '../flow.ts'
import {DiagnosticFrame} from './DiagnosticFrame.tsx'
import {DifficultyBar} from './DifficultyBar.tsx'
import {Offer, TrialOffer} from './Offers.tsx'
import {diagnosticPaths} from './paths.ts'
import {ReadFailed} from './ReadFailed.tsx'
import {cardsStyle, headingStyle, hintStyle} from './styles.ts'
import {ThemeTable} from './ThemeTable.tsx'

const Tutorial = lazyNamed(() => import('./Tutorial.tsx'), 'Tutorial')

type Props = {
  readonly state: SnapshotFrom<typeof statisticsMachine>
  readonly send: Send<EventFrom<typeof statisticsMachine>>
}

const of = ({state}: Pick<Props, 'state'>, name: string) =>
  state.context.statistics.find(({institution}) => institution === name)

const namesOf = ({state}: Pick<Props, 'state'>) =>
  state.context.statistics.map(({institution}) => ({value: institution, label: labelOf(institution)}))

function Difficulty({state, send}: Props) {
  const {ofBar, type} = state.context
  return (
    <Card as="section" aria-labelledby="difficulty" className={cardStyle}>
      <h2 id="difficulty" className={headingStyle}>
        {text.difficultyTitle}
      </h2>
      <SelectField
        label={text.institution}
        value={ofBar}
        options={namesOf({state})}
        onChange={(event) => send({type: 'bar.choose', institution: event.currentTarget.value})}
      />
      <DifficultyBar label={text.difficultyTitle} difficulty={of({state}, ofBar)?.difficulty ?? 0} />
      <p className={hintStyle}>{text.average(type, percentOf(averageDifficulty(type)))}</p>
    </Card>
  )
}

function Themes({state, send}: Props) {
  const {ofTable} = state.context
  const themes = of({state}, ofTable)?.themeStatistics ?? []
  return (
    <Card as="section" aria-labelledby="compass-themes" className={cardStyle}>
      <h2 id="compass-themes" className={headingStyle}>
        {text.themesTitle}
      </h2>
      <p className={hintStyle}>{text.themesHint}</p>
      <SelectField
        label={text.institution}
        value={ofTable}
        options={namesOf({state})}
        onChange={(event) => send({type: 'table.choose', institution: event.currentTarget.value})}
      />
      {themes.length === 0 ? (
        <p role="status">{text.noThemes}</p>
      ) : (
        <ThemeTable
          key={ofTable}
          caption={text.themesTitle}
          nameTitle={text.theme}
          columns={[text.questions, text.difficulty, text.constancy]}
          rows={themes.map(({leaf, numberOfQuestions, difficulty, constancy}) => ({
            id: leaf.join('|'),
            name: leaf.join(' | '),
            cells: [
              String(numberOfQuestions),
              <DifficultyBar
                key="difficulty"
                isSmall
                label={`${text.difficulty}: ${leaf.at(-1) ?? ''}`}
                difficulty={difficulty}
              />,
              constancyLabel(constancy),
            ],
          }))}
        />
      )}
    </Card>
  )
}

function Offers({state, send}: Props) {
  const isPending = state.matches('creating') || state.matches('leaving')
  return (
    <div className={cardsStyle}>
      <Offer title={text.diagnosticTitle} words={text.diagnostic}>
        <Button wide pending={isPending} onClick={() => send({type: 'exam.start'})}>
          {isPending ? wizardText.starting : text.diagnosticStart}
        </Button>
      </Offer>
      <Offer title={text.partialTitle} words={text.partial}>
        <ButtonLink variant="soft" wide href={diagnosticPaths.partial}>
          {text.partialStart}
        </ButtonLink>
      </Offer>
      <TrialOffer />
    </div>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.matches('loading')) return <Skeleton shape="row" lines={8} label={text.loading} />
  if (state.matches('offline') || state.matches('failed'))
    return (
      <ReadFailed
        isOffline={state.matches('offline')}
        words={failureText}
        onRetry={() => send({type: 'statistics.retry'})}
      />
    )
  const {failure, statistics} = state.context
  const isEmpty = state.matches('empty') || statistics.length === 0
  return (
    <>
      {failure === null ? null : (
        <Alert tone="error" role="alert" title={wizardText.createFailed}>
          {failure === 'offline' ? failureText.offline : wizardText.createFailedHint}
        </Alert>
      )}
      {state.matches({creating: 'slow'}) ? (
        <Alert tone="info" role="status">
          {wizardText.slow}
        </Alert>
      ) : null}
      {isEmpty ? (
        <Alert tone="info" role="status" title={text.emptyTitle}>
          {text.empty}
        </Alert>
      ) : (
        <div className={tablesStyle}>
          <Difficulty {...props} />
          <Themes {...props} />
        </div>
      )}
      <Offers {...props} />
    </>
  )
}

/** The statistics of the compass in every state of their chart (F-134). */
export function StatisticsView(props: Props) {
  const {state, send} = props
  return (
    <DiagnosticFrame
      title={text.statisticsTitle}
      windowTitle={text.title}
      isWide
      intro={
        <span className={css({display: 'flex', flexWrap: 'wrap', gap: '2', _print: {display: 'none'}})}>
          <ButtonLink size="sm" variant="outline" href={diagnosticPaths.compass}>
            {text.change}
          </ButtonLink>
          <Button
            size="sm"
            variant="ghost"
            aria-haspopup="dialog"
            disabled={!state.can({type: 'tutorial.open'})}
            onClick={() => send({type: 'tutorial.open'})}
          >
            {text.tutorial}
          </Button>
        </span>
      }
    >
      <Body {...props} />
      {state.matches({shown: 'helping'}) ? (
        <Suspense fallback={null}>
          <Tutorial onClose={() => send({type: 'tutorial.close'})} />
        </Suspense>
      ) : null}
    </DiagnosticFrame>
  )
}

const cardStyle = css({display: 'flex', flexDirection: 'column', gap: '4'})
const tablesStyle = css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})
