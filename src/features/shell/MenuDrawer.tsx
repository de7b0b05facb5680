import {css} from 'styled-system/css'
import {frameText} from '../../text/shell/frame.ts'
import {shellText} from '../../text/shell/shell.ts'
import type {NavGroup} from '../../ui/layout/AppFrame.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {Drawer} from '../../ui/overlay/Drawer.tsx'

type Props = {
  readonly groups: readonly NavGroup[]
  readonly currentId: string | undefined
  readonly onPick: () => void
  readonly onClose: () => void
}

/** The whole menu on phones, group by group (F-025). */
export function MenuDrawer({groups, currentId, onPick, onClose}: Props) {
  return (
    <Drawer open onClose={onClose} title={frameText.wholeMenu} closeLabel={shellText.close}>
      <nav aria-label={frameText.wholeMenu} className={css({display: 'flex', flexDirection: 'column', gap: '5'})}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`drawer-${group.id}`}>
            <h3
              id={`drawer-${group.id}`}
              className={css({textStyle: 'overline', color: 'text.muted', marginBottom: '1'})}
            >
              {group.title}
            </h3>
            <ul className={css({listStyle: 'none'})}>
              {group.items.map(({id, href, label, icon, tag, color}) => (
                <li key={id}>
                  <a
                    href={href}
                    className={linkStyle}
                    onClick={onPick}
                    {...(id === currentId && {'aria-current': 'page' as const})}
                  >
                    <span className={glyphStyle} {...(color !== undefined && {style: {color}})}>
                      {icon}
                    </span>
                    <span className={css({flex: '1', minWidth: '0'})}>{label}</span>
                    {tag !== undefined && <Badge tone="brand">{tag}</Badge>}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Drawer>
  )
}

const linkStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '12',
  px: '3',
  marginInline: '-3',
  borderRadius: 'md',
  textStyle: 'label',
  color: 'text.default',
  _hover: {bg: 'surface.hover'},
  _focusVisible: {outlineOffset: '[-2px]'},
  '&[aria-current]': {color: 'brand.text', bg: 'brand.subtle', fontWeight: 'semibold'},
})
const glyphStyle = css({display: 'inline-flex', flexShrink: '0', '& svg': {width: '6', height: '6'}})
