import {isAddable} from '../../../../domain/extras/filters.ts'
import {useEffect, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {themeLabel} from '../../../../domain/extras/wizard.ts'
import type {ThemePath} from '../../../../domain/extras/extras.types.ts'
import type {questionWizardMachine} from '../../../../machines/extras/questionWizard.machine.ts'
import {goneThemes, shownChoice, shownLevels, shownPath} from '../../../../machines/extras/questionWizard.selectors.ts'
import {questionWizardText} from '../../../text/extras/questionWizard.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {Switch} from '../../../ui/form/Switch.tsx'
import {CrossIcon} from '../../../ui/icon/basicIcons.tsx'
import {PlusIcon} from '../../../ui/icon/icons.tsx'
import {Alert} from '../../../ui/status/Alert.tsx'
import type {Send} from '../../flow.ts'
import {ThemeLevels} from './ThemeLevels.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof questionWizardMachine>
  readonly send: Send<EventFrom<typeof questionWizardMachine>>
}

type ListProps = {readonly themes: readonly ThemePath[]; readonly onRemove: (theme: ThemePath) => void}

/** The added themes; after one is removed the focus stays in the list. */
function ThemeList({themes, onRemove}: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const isRemoved = useRef(false)
  useEffect(() => {
    if (isRemoved.current) (list.current?.querySelector('button') ?? list.current)?.focus()
    isRemoved.current = false
  }, [themes])
  const remove = (theme: ThemePath) => {
    isRemoved.current = true
    onRemove(theme)
  }
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0'})}>
      <p role="status" className={css({textStyle: 'label', color: 'text.strong'})}>
        {themes.length === 0 ? questionWizardText.noneChosen : `${questionWizardText.chosen}: ${themes.length}`}
      </p>
      <ul ref={list} tabIndex={-1} aria-label={questionWizardText.chosen} className={listStyle}>
        {themes.map((theme) => (
          <li key={themeLabel(theme)} className={itemStyle}>
            <span className={css({minWidth: '0', overflowWrap: 'anywhere'})}>{themeLabel(theme)}</span>
            <IconButton
              size="sm"
              label={questionWizardText.remove(themeLabel(theme))}
              icon={<CrossIcon />}
              onClick={() => remove(theme)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Step 0: themes by cascading lists, or random ones (spec 1§5, 2§5). */
export function ThemeStep({state, send}: Props) {
  const first = useRef<HTMLSelectElement>(null)
  const {themes, isRandom} = shownChoice(state)
  const path = shownPath(state)
  const gone = goneThemes(state).map(themeLabel)
  const isAdded = path.length > 0 && !isAddable(path, themes)
  const add = () => {
    send({type: 'theme.add'})
    // The button goes off with the choice: the focus waits where the next one is made.
    first.current?.focus()
  }
  return (
    <>
      {gone.length === 0 ? null : (
        <Alert tone="warning" role="alert">
          {questionWizardText.gone(gone)}
        </Alert>
      )}
      <Switch
        label={questionWizardText.random}
        hint={questionWizardText.randomHint}
        checked={isRandom}
        onChange={(checked) => send({type: 'random.set', isRandom: checked})}
      />
      {isRandom ? null : (
        <>
          <p className={css({textStyle: 'small', color: 'text.muted'})}>{questionWizardText.themesHint}</p>
          <ThemeLevels
            first={first}
            levels={shownLevels(state)}
            path={path}
            counted="questions"
            optionalFrom={1}
            onChoose={(level, name) => send({type: 'level.choose', level, name})}
          />
          <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3'})}>
            <Button variant="soft" icon={<PlusIcon />} disabled={!isAddable(path, themes)} onClick={add}>
              {questionWizardText.add}
            </Button>
            <p role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
              {isAdded ? questionWizardText.added : null}
            </p>
          </div>
          <ThemeList themes={themes} onRemove={(theme) => send({type: 'theme.remove', theme})} />
        </>
      )}
    </>
  )
}

const listStyle = css({display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', _empty: {display: 'none'}})
const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  paddingInlineStart: '4',
  paddingInlineEnd: '1',
  minHeight: 'touch',
  borderRadius: 'md',
  bg: 'surface.sunken',
  textStyle: 'body',
  color: 'text.strong',
})
