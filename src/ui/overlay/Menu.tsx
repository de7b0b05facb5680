import {Menu as Ark} from '@ark-ui/react/menu'
import {Portal} from '@ark-ui/react/portal'
import type {ReactElement, ReactNode} from 'react'
import {menu} from 'styled-system/recipes/menu'
import {CheckIcon} from '../icon/icons.tsx'

export interface MenuEntry {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** Leads to an address, as a link; `onPick` is told as well. */
  readonly href?: string
  readonly target?: '_blank'
  readonly disabled?: boolean
}

export interface MenuProps {
  /** The name of the list for assistive technology. */
  readonly label: string
  /** The one button that opens it. */
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
  /** The entry that is on, in a list of which one is: it is marked. */
  readonly value?: string
  readonly onPick?: (id: string) => void
  /** Above the entries: who it is about. */
  readonly heading?: ReactNode
  readonly placement?: 'bottom-start' | 'bottom-end'
  /** Open from the start: for a list whose button was pressed while this part was still on its way. */
  readonly defaultOpen?: boolean
}

type Styles = ReturnType<typeof menu>

const Words = ({entry, styles}: {readonly entry: MenuEntry; readonly styles: Styles}) => (
  <>
    {entry.icon !== undefined && <span className={styles.icon}>{entry.icon}</span>}
    <Ark.ItemText className={styles.text}>{entry.label}</Ark.ItemText>
  </>
)

const Entry = ({entry, styles}: {readonly entry: MenuEntry; readonly styles: Styles}) => {
  const {id, href, target, disabled = false} = entry
  if (href === undefined)
    return (
      <Ark.Item value={id} disabled={disabled} className={styles.item}>
        <Words entry={entry} styles={styles} />
      </Ark.Item>
    )
  return (
    <Ark.Item value={id} disabled={disabled} className={styles.item} asChild>
      <a href={href} {...(target !== undefined && {target, rel: 'noreferrer'})}>
        <Words entry={entry} styles={styles} />
      </a>
    </Ark.Item>
  )
}

const Choice = ({entry, styles}: {readonly entry: MenuEntry; readonly styles: Styles}) => (
  <Ark.RadioItem value={entry.id} disabled={entry.disabled ?? false} className={styles.item}>
    <Words entry={entry} styles={styles} />
    <Ark.ItemIndicator className={styles.mark}>
      <CheckIcon size={18} />
    </Ark.ItemIndicator>
  </Ark.RadioItem>
)

/** A button with a list of deeds, places or choices that opens under it. Load it lazily: it brings Ark UI along. */
export const Menu = ({
  label,
  trigger,
  entries,
  value,
  onPick,
  heading,
  placement = 'bottom-start',
  defaultOpen = false,
}: MenuProps) => {
  const styles = menu()
  return (
    <Ark.Root
      positioning={{placement, gutter: 6, overflowPadding: 8, fitViewport: true}}
      onSelect={(picked) => onPick?.(picked.value)}
      defaultOpen={defaultOpen}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} aria-label={label}>
            {heading !== undefined && <div className={styles.heading}>{heading}</div>}
            {value === undefined ? (
              entries.map((entry) => <Entry key={entry.id} entry={entry} styles={styles} />)
            ) : (
              <Ark.RadioItemGroup value={value} aria-label={label}>
                {entries.map((entry) => (
                  <Choice key={entry.id} entry={entry} styles={styles} />
                ))}
              </Ark.RadioItemGroup>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
