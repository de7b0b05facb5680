import {css} from 'styled-system/css'
import {wholeCountry} from '../../../../domain/exam/commented.ts'
import {federationUnits} from '../../../../domain/profile/federationUnits.ts'
import {chosenPlace} from '../../../../machines/exam/commented.selectors.ts'
import {commentedText} from '../../../text/exam/commented.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {SelectField} from '../../../ui/form/SelectField.tsx'
import type {CommentedFlow, CommentedInstitutionList} from './flow.ts'

type Props = CommentedFlow & {readonly list: CommentedInstitutionList}

const nameOf = (uf: string): string =>
  uf === wholeCountry ? commentedText.wholeCountry : (federationUnits.find((unit) => unit.uf === uf)?.name ?? uf)

/** What the address names stays choosable, whether the list knows it or not. */
const withChosen = (names: readonly string[], chosen: string | null): readonly string[] =>
  chosen === null || names.includes(chosen) ? names : [chosen, ...names]

const knownOf = (list: CommentedInstitutionList) => (list.status === 'ready' ? list.value : [])

/** State first, then an institution of it (spec 2§2). */
export function InstitutionChoice({state, send, list}: Props) {
  const {uf, institution} = chosenPlace(state)
  const known = knownOf(list)
  const states = withChosen([...new Set(known.map((one) => one.uf))], uf).toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), 'pt-BR'),
  )
  const ofState = known.filter((one) => one.uf === uf)
  const institutions = withChosen(
    ofState.map(({name}) => name),
    institution,
  )
  const labelOf = (name: string): string => {
    const entry = ofState.find((one) => one.name === name)
    return entry ? commentedText.institutionOption(name, entry.totalQuestions) : name
  }
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '3'})}>
      {list.status === 'failed' ? (
        <Alert tone="error" role="alert" title={commentedText.institutionsFailed}>
          <Button variant="outline" size="sm" onClick={list.retry}>
            {commentedText.tryAgain}
          </Button>
        </Alert>
      ) : null}
      <div className={fieldsStyle}>
        <SelectField
          label={commentedText.uf}
          placeholder={commentedText.ufPlaceholder}
          options={states.map((value) => ({value, label: nameOf(value)}))}
          value={uf ?? ''}
          disabled={states.length === 0}
          hint={list.status === 'loading' ? commentedText.institutionsLoading : undefined}
          onChange={(event) => send({type: 'uf.set', uf: event.target.value})}
        />
        <SelectField
          label={commentedText.institution}
          placeholder={uf === null ? commentedText.institutionFirst : commentedText.institutionPlaceholder}
          options={institutions.map((value) => ({value, label: labelOf(value)}))}
          value={institution ?? ''}
          disabled={institutions.length === 0}
          onChange={(event) => send({type: 'institution.set', institution: event.target.value})}
        />
      </div>
    </div>
  )
}

const fieldsStyle = css({
  display: 'grid',
  gap: '4',
  minWidth: '0',
  md: {gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 2fr)]'},
})
