import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {examTypes, labelOf, mostTargets, offeredUnits} from '../../../domain/diagnostic/choice.ts'
import type {wizardMachine} from '../../../machines/diagnostic/wizard.machine.ts'
import {examTypeNames, wizardText as text} from '../../text/diagnostic/diagnostic.ts'
import {Button} from '../../ui/action/Button.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {CrossIcon} from '../../ui/icon/basicIcons.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'
import {headingStyle, hintStyle} from './styles.ts'

type Props = {
  readonly state: SnapshotFrom<typeof wizardMachine>
  readonly send: Send<EventFrom<typeof wizardMachine>>
}

/** R1 or REVALIDA; locked once an institution is in the list (spec 3§4). */
function ExamType({state, send}: Props) {
  const {type, targets} = state.context
  const isLocked = targets.length > 0
  return (
    <fieldset className={typeStyle}>
      <legend className={css({textStyle: 'label', color: 'text.strong', marginBottom: '2'})}>{text.examType}</legend>
      <div className={css({display: 'flex', gap: '3'})}>
        {examTypes.map((one) => (
          <label key={one} className={optionStyle} data-chosen={type === one || undefined}>
            <input
              type="radio"
              name="examType"
              value={one}
              checked={type === one}
              disabled={isLocked}
              onChange={() => send({type: 'type.choose', examType: one})}
            />
            {examTypeNames[one]}
          </label>
        ))}
      </div>
      {isLocked ? <p className={hintStyle}>{text.typeLocked}</p> : null}
    </fieldset>
  )
}

function Chosen({state, send}: Props) {
  const {targets} = state.context
  if (targets.length === 0) return <p className={hintStyle}>{text.none}</p>
  return (
    <section aria-label={text.chosen} className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
      <h2 className={headingStyle}>{text.chosen}</h2>
      <ul className={listStyle}>
        {targets.map(({uf, institution}) => (
          <li key={institution} className={rowStyle}>
            <span className={css({minWidth: '0', overflowWrap: 'anywhere'})}>
              <strong>{uf}</strong> · {labelOf(institution)}
            </span>
            <IconButton
              label={text.remove(institution)}
              icon={<CrossIcon />}
              onClick={() => send({type: 'target.remove', institution})}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Exam type, federation unit and institution, 'Adicionar', and the list of what is chosen (spec 3§2.3, 3§2.4). */
export function Choosing({state, send}: Props) {
  const {units, uf, institution, type, isDuplicate, targets} = state.context
  const offered = offeredUnits(units, type)
  const names = offered.find((unit) => unit.uf === uf)?.institutions ?? []
  return (
    <>
      <ExamType state={state} send={send} />
      <div className={fieldsStyle}>
        <SelectField
          label={text.uf}
          placeholder={text.ufPlaceholder}
          value={uf}
          options={offered.map((unit) => ({value: unit.uf, label: unit.uf}))}
          onChange={(event) => send({type: 'uf.choose', uf: event.currentTarget.value})}
        />
        <SelectField
          label={text.institution}
          placeholder={uf === '' ? text.ufFirst : text.institutionPlaceholder}
          value={institution}
          disabled={uf === ''}
          options={names.map(({name}) => ({value: name, label: labelOf(name)}))}
          error={isDuplicate ? text.duplicate : undefined}
          onChange={(event) => send({type: 'institution.choose', institution: event.currentTarget.value})}
        />
        <span className={css({paddingTop: {base: '0', md: '[1.6rem]'}})}>
          <Button
            variant="soft"
            wide
            disabled={uf === '' || institution === '' || targets.length >= mostTargets}
            onClick={() => send({type: 'target.add'})}
          >
            {text.add}
          </Button>
        </span>
      </div>
      {targets.length >= mostTargets ? (
        <Alert tone="info" role="status">
          {text.full}
        </Alert>
      ) : null}
      <Chosen state={state} send={send} />
    </>
  )
}

const typeStyle = css({border: 'none', padding: '0', margin: '0', display: 'flex', flexDirection: 'column', gap: '2'})
const optionStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  flex: '1',
  minHeight: 'touch',
  px: '4',
  borderRadius: 'md',
  border: 'default',
  bg: 'surface.raised',
  textStyle: 'label',
  cursor: 'pointer',
  accentColor: 'brand.solid',
  '&[data-chosen]': {borderColor: 'brand.solid', bg: 'brand.subtle'},
})
const fieldsStyle = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: {base: '1fr', md: '[8.5rem minmax(0, 1fr) auto]'},
})
const listStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '0',
  margin: '0',
  listStyle: 'none',
})
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingInlineStart: '3',
  borderRadius: 'md',
  border: 'subtle',
  bg: 'surface.raised',
  textStyle: 'body',
})
