import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {presetLimits} from '../../../../domain/extras/limits.ts'
import type {QuestionWish} from '../../../../domain/extras/questionChoice.ts'
import type {questionPresetsMachine} from '../../../../machines/extras/questionPresets.machine.ts'
import {
  deletedPreset,
  presetFailure,
  shownPresets,
  typedName,
} from '../../../../machines/extras/questionPresets.selectors.ts'
import {presetsText} from '../../../text/extras/questionWizard.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {TextField} from '../../../ui/form/TextField.tsx'
import {TrashIcon} from '../../../ui/icon/toolIcons.tsx'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import type {Send} from '../../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof questionPresetsMachine>
  readonly send: Send<EventFrom<typeof questionPresetsMachine>>
  /** What would be saved; null while it is not whole. */
  readonly wish: QuestionWish | null
}

function Failure({state, title}: {readonly state: Props['state']; readonly title: string}) {
  const failure = presetFailure(state)
  return failure === null ? null : (
    <Alert tone="error" role="alert" title={title}>
      {presetsText.hints[failure]}
    </Alert>
  )
}

/** A form inside the wizard's dialog; the name stays in its field until it is sent. */
function Naming({state, send, wish}: Props) {
  const isSaving = state.matches('saving')
  const submit = (data: FormData) => {
    const name = data.get('presetName')
    if (wish !== null && typeof name === 'string') send({type: 'preset.save', name, wish})
  }
  return (
    <form
      className={columnStyle}
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <Failure state={state} title={presetsText.failed} />
      <TextField
        label={presetsText.name}
        hint={presetsText.nameHint}
        name="presetName"
        defaultValue={typedName(state)}
        maxLength={presetLimits.name}
        required
        readOnly={isSaving}
        autoComplete="off"
      />
      <div className={rowStyle}>
        <Button variant="soft" type="submit" pending={isSaving}>
          {isSaving ? presetsText.saving : presetsText.confirm}
        </Button>
        {isSaving ? null : (
          <Button variant="ghost" onClick={() => send({type: 'naming.cancel'})}>
            {presetsText.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

function List({state, send, wish}: Props) {
  const presets = shownPresets(state)
  const deleted = deletedPreset(state)
  return (
    <div className={columnStyle}>
      <Failure state={state} title={presetsText.deleteFailed} />
      {presets.length === 0 ? (
        <p className={mutedStyle}>{presetsText.none}</p>
      ) : (
        <ul aria-label={presetsText.title} className={columnStyle}>
          {presets.map((preset) => (
            <li key={preset.id} className={rowStyle}>
              <Button
                variant="outline"
                size="sm"
                aria-label={presetsText.load(preset.name)}
                onClick={() => send({type: 'preset.load', preset})}
              >
                {preset.name}
              </Button>
              <IconButton
                size="sm"
                label={deleted === preset.id ? presetsText.deleting(preset.name) : presetsText.delete(preset.name)}
                aria-busy={deleted === preset.id || undefined}
                icon={<TrashIcon />}
                onClick={() => send({type: 'preset.delete', id: preset.id})}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={rowStyle}>
        <Button
          variant="ghost"
          size="sm"
          disabled={wish === null || deleted !== null}
          onClick={() => send({type: 'naming.open'})}
        >
          {presetsText.save}
        </Button>
        {wish === null ? <p className={mutedStyle}>{presetsText.notWhole}</p> : null}
      </div>
    </div>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.matches('loading')) return <Skeleton shape="row" lines={1} label={presetsText.loading} />
  if (state.matches('loadFailed'))
    return (
      <div className={rowStyle}>
        <p className={mutedStyle}>{presetsText.loadFailed}</p>
        <Button variant="outline" size="sm" onClick={() => send({type: 'presets.retry'})}>
          {presetsText.tryAgain}
        </Button>
      </div>
    )
  if (state.matches('naming') || state.matches('saving')) return <Naming {...props} />
  return <List {...props} />
}

/** The named choices of the account in every state of their chart (F-043). */
export const QuestionPresetsView = (props: Props) => (
  <section aria-label={presetsText.title} className={columnStyle}>
    <h3 className={css({textStyle: 'label', color: 'text.strong'})}>{presetsText.title}</h3>
    <Body {...props} />
  </section>
)

const columnStyle = css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
const rowStyle = css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0'})
const mutedStyle = css({textStyle: 'small', color: 'text.muted'})
