import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {itemLimits, timeLimits} from '../../../../domain/extras/limits.ts'
import {type QuestionCount, questionYears} from '../../../../domain/extras/questionChoice.ts'
import {questionDifficulties, questionHistories} from '../../../../domain/extras/extras.types.ts'
import type {questionWizardMachine} from '../../../../machines/extras/questionWizard.machine.ts'
import {
  isMinutesWrong,
  isQuantityWrong,
  isYearWrong,
  shownChoice,
} from '../../../../machines/extras/questionWizard.selectors.ts'
import {historyNames, questionWizardText as text} from '../../../text/extras/questionWizard.ts'
import {wizardText} from '../../../text/extras/wizards.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {SegmentedControl} from '../../../ui/form/SegmentedControl.tsx'
import {SelectField} from '../../../ui/form/SelectField.tsx'
import {Switch} from '../../../ui/form/Switch.tsx'
import {Alert} from '../../../ui/status/Alert.tsx'
import type {Send} from '../../flow.ts'
import type {InstitutionList} from '../../profile/targets.shown.ts'
import {CheckGroup} from './CheckGroup.tsx'
import {QuantityField} from './QuantityField.tsx'

export type FilterProps = {
  readonly state: SnapshotFrom<typeof questionWizardMachine>
  readonly send: Send<EventFrom<typeof questionWizardMachine>>
  readonly institutions: InstitutionList
  /** What the last count tells beside each filter; null while it is not known. */
  readonly count: QuestionCount | null
  readonly year: number
}

function Years({state, send, year}: Pick<FilterProps, 'state' | 'send' | 'year'>) {
  const {minYear, maxYear} = shownChoice(state)
  const options = questionYears(year).map((one) => ({value: String(one), label: String(one)}))
  const error = isYearWrong(state) ? text.reversed : undefined
  return (
    <fieldset className={groupStyle}>
      <legend className={legendStyle}>{text.years}</legend>
      <div className={pairStyle}>
        <SelectField
          label={text.minYear}
          options={options}
          value={String(minYear)}
          error={error}
          onChange={(event) => send({type: 'filters.change', change: {minYear: Number(event.currentTarget.value)}})}
        />
        <SelectField
          label={text.maxYear}
          options={options}
          value={String(maxYear)}
          onChange={(event) => send({type: 'filters.change', change: {maxYear: Number(event.currentTarget.value)}})}
        />
      </div>
    </fieldset>
  )
}

function Place({state, send, institutions}: Pick<FilterProps, 'state' | 'send' | 'institutions'>) {
  const {uf, institution} = shownChoice(state)
  if (institutions.status === 'failed')
    return (
      <Alert
        tone="error"
        role="alert"
        title={text.institutionsFailed}
        actions={
          <Button variant="outline" size="sm" onClick={institutions.retry}>
            {wizardText.tryAgain}
          </Button>
        }
      />
    )
  const states = institutions.status === 'ready' ? institutions.value : []
  const names = states.find((one) => one.uf === uf)?.institutions ?? []
  const isLoading = institutions.status === 'loading'
  return (
    <div className={pairStyle}>
      <SelectField
        label={text.uf}
        value={isLoading ? '' : uf}
        disabled={isLoading}
        options={[{value: '', label: text.allUfs}, ...states.map((one) => ({value: one.uf, label: one.uf}))]}
        onChange={(event) => send({type: 'uf.choose', uf: event.currentTarget.value})}
      />
      <SelectField
        label={text.institution}
        value={isLoading ? '' : institution}
        disabled={isLoading || uf === ''}
        options={[
          {value: '', label: uf === '' ? text.ufFirst : text.allInstitutions},
          ...names.map((name) => ({value: name, label: name})),
        ]}
        onChange={(event) => send({type: 'institution.choose', institution: event.currentTarget.value})}
      />
    </div>
  )
}

function Mode({state, send}: Pick<FilterProps, 'state' | 'send'>) {
  const {examMode, isTimed, minutes} = shownChoice(state)
  return (
    <div className={modeStyle}>
      <SegmentedControl
        label={text.mode}
        value={examMode ? 'exam' : 'study'}
        options={[
          {value: 'study', label: text.studyMode},
          {value: 'exam', label: text.examMode},
        ]}
        onChange={(value) => send({type: 'filters.change', change: {examMode: value === 'exam'}})}
      />
      <p className={css({textStyle: 'small', color: 'text.muted'})}>
        {examMode ? text.examModeHint : text.studyModeHint}
      </p>
      {examMode ? (
        <Switch
          label={text.timed}
          hint={text.timedHint}
          checked={isTimed}
          onChange={(checked) => send({type: 'filters.change', change: {isTimed: checked}})}
        />
      ) : null}
      {examMode && isTimed ? (
        <QuantityField
          label={text.minutes}
          range={timeLimits}
          value={minutes}
          error={isMinutesWrong(state) ? wizardText.range(timeLimits) : undefined}
          onChange={(typed) => send({type: 'filters.change', change: {minutes: typed}})}
        />
      ) : null}
    </div>
  )
}

/** Step 1: how many questions, and which (spec 1§5). */
export function FilterStep({state, send, institutions, count, year}: FilterProps) {
  const {quantity, difficulty, history, onlyWithComments} = shownChoice(state)
  return (
    <>
      <QuantityField
        label={text.quantity}
        range={itemLimits}
        value={quantity}
        error={isQuantityWrong(state) ? wizardText.range(itemLimits) : undefined}
        onChange={(typed) => send({type: 'filters.change', change: {quantity: typed}})}
      />
      <Mode state={state} send={send} />
      <CheckGroup
        legend={text.history}
        values={questionHistories}
        labels={historyNames}
        chosen={history}
        counts={count?.byHistory}
        onChange={(chosen) => send({type: 'filters.change', change: {history: chosen}})}
      />
      <CheckGroup
        legend={text.difficulty}
        values={questionDifficulties}
        labels={text.difficulties}
        chosen={difficulty}
        counts={count?.byDifficulty}
        onChange={(chosen) => send({type: 'filters.change', change: {difficulty: chosen}})}
      />
      <Switch
        label={text.withCount(text.onlyWithComments, count?.withComments)}
        checked={onlyWithComments}
        onChange={(checked) => send({type: 'filters.change', change: {onlyWithComments: checked}})}
      />
      <Years state={state} send={send} year={year} />
      <Place state={state} send={send} institutions={institutions} />
    </>
  )
}

const modeStyle = css({display: 'flex', flexDirection: 'column', gap: '3'})
const groupStyle = css({border: 'none', padding: '0', minWidth: '0'})
const legendStyle = css({textStyle: 'label', color: 'text.strong', marginBottom: '2'})
const pairStyle = css({
  display: 'grid',
  gap: '3',
  minWidth: '0',
  alignItems: 'start',
  gridTemplateColumns: {base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]'},
})
