import {css} from 'styled-system/css'
import {shortcutsText} from '../../text/question/shortcuts.ts'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {Kbd} from '../../ui/action/Kbd.tsx'
import {Switch} from '../../ui/form/Switch.tsx'

type Props = {
  readonly areOn: boolean
  readonly onToggle: () => void
  readonly onClose: () => void
  /** The keys of this screen; those of a question unless told otherwise. */
  readonly rows?: readonly {readonly keys: readonly string[]; readonly does: string}[]
}

/** The help of the keyboard shortcuts, with their off switch (D-30). */
export function ShortcutsDialog({areOn, onToggle, onClose, rows = shortcutsText.rows}: Props) {
  return (
    <Dialog open title={shortcutsText.title} closeLabel={shortcutsText.close} onClose={onClose}>
      <dl className={css({display: 'grid', gap: '3', marginBottom: '5'})}>
        {rows.map(({keys, does}) => (
          <div
            key={does}
            className={css({display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'space-between'})}
          >
            <dt className={css({textStyle: 'body'})}>{does}</dt>
            <dd className={css({display: 'flex', gap: '1'})}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch label={shortcutsText.enabled} hint={shortcutsText.enabledHint} checked={areOn} onChange={onToggle} />
    </Dialog>
  )
}
