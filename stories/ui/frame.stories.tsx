import type {Meta, StoryObj} from '@storybook/react-vite'
import {Alert} from '../../src/ui/status/Alert.tsx'
import {
  AppBanner,
  AppBottomBar,
  AppFooter,
  AppFrame,
  AppHeader,
  AppMain,
  AppRail,
  type NavGroup,
} from '../../src/ui/layout/AppFrame.tsx'
import {IconButton} from '../../src/ui/action/IconButton.tsx'
import {
  AgendaIcon,
  BookIcon,
  CloudOffIcon,
  ExamIcon,
  MessageIcon,
  SmartReviewIcon,
  StarIcon,
} from '../../src/ui/icon/icons.tsx'
import {BellIcon, MoonIcon} from '../../src/ui/icon/lateIcons.tsx'
import {Logo} from '../../src/ui/content/Logo.tsx'
import {NavTabs} from '../../src/ui/layout/NavTabs.tsx'
import {RichTextView} from '../../src/ui/content/RichTextView.tsx'
import {TextLink} from '../../src/ui/action/TextLink.tsx'
import {clinicalCase} from './clinicalCase.ts'
import {Stage} from './Stage.tsx'

const meta = {title: 'UI/Moldura'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const groups: readonly NavGroup[] = [
  {
    id: 'meu',
    title: 'Meu Aristo',
    items: [
      {id: 'agenda', href: '#agenda', label: 'Agenda', icon: <AgendaIcon />},
      {id: 'temas', href: '#temas', label: 'Temas', icon: <BookIcon />},
      {id: 'revisao', href: '#revisao', label: 'Revisão inteligente', icon: <SmartReviewIcon />},
      {id: 'provas', href: '#provas', label: 'Provas e simulados', icon: <ExamIcon />},
    ],
  },
  {
    id: 'mais',
    title: 'Biblioteca',
    items: [
      {id: 'favoritas', href: '#favoritas', label: 'Favoritas', icon: <StarIcon />},
      {id: 'forum', href: '#forum', label: 'Fórum', icon: <MessageIcon />, tag: 'Novo'},
    ],
  },
]
const nothing = () => undefined
const nav = {label: 'Menu principal', currentId: 'agenda'}

const tabs = [
  {id: 'teoria', href: '#teoria', label: 'Teoria', icon: <BookIcon />},
  {id: 'questoes', href: '#questoes', label: 'Questões', icon: <ExamIcon />},
  {id: 'revisao', href: '#revisao', label: 'Revisão', icon: <SmartReviewIcon />},
  {id: 'mapa', href: '#mapa', label: 'Mapa mental'},
  {id: 'flashcards', href: '#flashcards', label: 'Flashcards'},
]

const Frame = ({offline = false}: {readonly offline?: boolean}) => (
  <AppFrame skipLabel="Pular para o conteúdo">
    <AppRail
      {...nav}
      logo={<Logo />}
      groups={groups}
      isOpen={false}
      toggle={{label: 'Manter menu aberto', isPressed: false, onPress: nothing}}
      onGesture={nothing}
    />
    <AppHeader
      end={
        <>
          <IconButton label="Usar tema escuro" icon={<MoonIcon />} />
          <IconButton label="Notificações" icon={<BellIcon />} />
        </>
      }
    >
      <TextLink href="#agenda" variant="quiet">
        Revalida 2027
      </TextLink>
    </AppHeader>
    <AppBanner>
      {offline && (
        <Alert layout="banner" tone="warning" role="status" icon={<CloudOffIcon />} title="Sem internet">
          Suas respostas ficam guardadas neste aparelho.
        </Alert>
      )}
    </AppBanner>
    <AppMain>
      <h1 className="visuallyHidden">Síndrome coronariana aguda</h1>
      <NavTabs label="Atividades da aula" tabs={tabs} currentId="questoes" />
      <h2 className="visuallyHidden">Questão 12</h2>
      <div style={{paddingBlock: '1.5rem'}}>
        <RichTextView value={clinicalCase} tableLabel="Tabela" />
      </div>
    </AppMain>
    <AppFooter>© 2024 Aristo</AppFooter>
    <AppBottomBar {...nav} items={groups[0]?.items ?? []} more={{label: 'Mais', isOpen: false, onPress: nothing}} />
  </AppFrame>
)

export const Shell: Story = {name: 'AppFrame', render: () => <Frame />}
export const ShellOffline: Story = {name: 'AppFrame com faixa', render: () => <Frame offline />}
export const Tabs: Story = {
  name: 'NavTabs',
  render: () => (
    <Stage>
      <NavTabs label="Atividades da aula" tabs={tabs} currentId="teoria" />
    </Stage>
  ),
}
