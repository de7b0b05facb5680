import {useRef} from 'react'
import {css} from 'styled-system/css'
import type {InstitutionTarget} from '../../../domain/profile/targets.ts'
import type {TargetsEvent} from '../../../machines/profile/targets.types.ts'
import {savingText} from '../../text/profile/saving.ts'
import {targetsText} from '../../text/profile/studyProfile.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {PlusIcon} from '../../ui/icon/icons.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {InstitutionList} from './targets.shown.ts'

type Props = {
  readonly list: InstitutionList
  readonly chosen: InstitutionTarget
  /** Beside the institution: what was wrong with adding it. */
  readonly error: string | undefined
  readonly isLocked: boolean
  readonly send: (event: TargetsEvent) => void
}

/** Federation unit, institution of it, and 'Adicionar'. */
export function TargetChooser({list, chosen, error, isLocked, send}: Props) {
  const names = useRef<HTMLSelectElement>(null)
  if (list.status === 'loading') return <Skeleton shape="row" lines={2} label={targetsText.loading} />
  if (list.status === 'failed') {
    return (
      <Alert
        tone="error"
        role="alert"
        title={targetsText.loadFailed}
        actions={
          <Button variant="outline" size="sm" onClick={list.retry}>
            {savingText.tryAgain}
          </Button>
        }
      />
    )
  }
  if (list.value.length === 0) return <Alert tone="info">{targetsText.noInstitutions}</Alert>
  const add = () => {
    send({type: 'target.add'})
    // The button goes off with the choice: the focus waits where the next one is made.
    names.current?.focus()
  }
  const institutions = list.value.find(({uf}) => uf === chosen.uf)?.institutions ?? []
  return (
    <div className={rootStyle}>
      <SelectField
        label={targetsText.uf}
        placeholder={targetsText.choose}
        value={chosen.uf}
        disabled={isLocked}
        options={list.value.map(({uf}) => ({value: uf, label: uf}))}
        onChange={(event) => send({type: 'uf.choose', uf: event.currentTarget.value})}
      />
      <SelectField
        ref={names}
        label={targetsText.institution}
        placeholder={chosen.uf === '' ? targetsText.chooseUfFirst : targetsText.chooseInstitution}
        value={chosen.institution}
        disabled={isLocked || chosen.uf === ''}
        options={institutions.map((name) => ({value: name, label: name}))}
        error={error}
        onChange={(event) => send({type: 'institution.choose', institution: event.currentTarget.value})}
      />
      <span className={addStyle}>
        <Button variant="soft" wide icon={<PlusIcon />} disabled={isLocked || chosen.institution === ''} onClick={add}>
          {targetsText.add}
        </Button>
      </span>
    </div>
  )
}

const rootStyle = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: {base: '1fr', md: '[8.5rem minmax(0, 1fr) auto]'},
})
/** As high as the labels of the lists beside it. */
const addStyle = css({paddingTop: {base: '0', md: '[1.6rem]'}})
