import {menuMachine} from '../../machines/shell/menu.machine.ts'
import {AccountView} from '../../src/features/shell/AccountView.tsx'
import {ShellView} from '../../src/features/shell/ShellView.tsx'
import {useIsWide} from '../../src/features/shell/useIsWide.ts'
import {Badge} from '../../src/ui/status/Badge.tsx'
import {CheckIcon} from '../../src/ui/icon/icons.tsx'
import {BellIcon, ChevronDownIcon} from '../../src/ui/icon/lateIcons.tsx'
import {Button} from '../../src/ui/action/Button.tsx'
import {Card} from '../../src/ui/content/Card.tsx'
import {IconButton} from '../../src/ui/action/IconButton.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {fullMenu, shortMenu} from './menuItems.ts'

const nothing = () => undefined

function Account({isPremium}: {readonly isPremium: boolean}) {
  const isWide = useIsWide()
  return (
    <AccountView
      name="Maria Fernanda de Albuquerque"
      email="maria.fernanda@exemplo.com.br"
      isPremium={isPremium}
      photo={{src: null, onBroken: nothing}}
      supportPhone="+55 11 5555-0100"
      isWide={isWide}
      isDark={false}
      onTheme={nothing}
      onLeave={nothing}
    />
  )
}

const frames = {full: fullMenu, short: shortMenu}

const stories = (menu: keyof typeof frames, isPremium = false) =>
  flowStories({
    machine: menuMachine,
    View: ({state, send}) => (
      <ShellView
        state={state}
        send={send}
        groups={frames[menu]}
        path={frames[menu][0]?.items[0]?.url ?? '/'}
        home="/agenda"
        headerStart={
          <Button variant="ghost" size="sm" iconAfter={<ChevronDownIcon />}>
            Extensivo R1
          </Button>
        }
        headerEnd={
          <>
            <Badge tone="right" icon={<CheckIcon />}>
              Tudo salvo
            </Badge>
            <IconButton label="Notificações" icon={<BellIcon />} />
            <Account isPremium={isPremium} />
          </>
        }
      >
        <Card padding="lg">
          <h1>A tela do endereço</h1>
          <p>O que a estudante abriu.</p>
        </Card>
      </ShellView>
    ),
    context: {},
  })

const {at, meta} = stories('full')

export default {title: 'Fluxos/Estrutura/Menu', ...meta}
export const Collapsed = at('collapsed')
export const Collapsed_Premium = stories('full', true).at('collapsed')
export const Collapsed_OneGroup = stories('short').at('collapsed')
export const ExpandedPointed = at({expanded: 'pointed'})
export const ExpandedFocused = at({expanded: 'focused'})
export const ExpandedPinned = at({expanded: 'pinned'})
export const Drawer = at('drawer')
