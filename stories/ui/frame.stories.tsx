import type {Meta, StoryObj} from '@storybook/react-vite'
import {Alert} from '../../src/ui/Alert.tsx'
import {AppFrame} from '../../src/ui/AppFrame.tsx'
import type {NavItem} from '../../src/ui/AppFrame.tsx'
import {IconButton} from '../../src/ui/IconButton.tsx'
import {AgendaIcon, BellIcon, BookIcon, CloudOffIcon, ExamIcon, MessageIcon, MoonIcon, PlusIcon, SmartReviewIcon, StarIcon} from '../../src/ui/icons.tsx'
import {Logo} from '../../src/ui/Logo.tsx'
import {NavTabs} from '../../src/ui/NavTabs.tsx'
import {RichTextView} from '../../src/ui/RichTextView.tsx'
import {TextLink} from '../../src/ui/TextLink.tsx'
import {clinicalCase} from './clinicalCase.ts'
import {Stage} from './Stage.tsx'

const meta = {title: 'UI/Moldura'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const nav: readonly NavItem[] = [
  {id: 'agenda', href: '#agenda', label: 'Agenda', icon: <AgendaIcon />},
  {id: 'temas', href: '#temas', label: 'Temas', icon: <BookIcon />},
  {id: 'revisao', href: '#revisao', label: 'Revisão inteligente', shortLabel: 'Revisão', icon: <SmartReviewIcon />},
  {id: 'provas', href: '#provas', label: 'Provas e simulados', shortLabel: 'Provas', icon: <ExamIcon />},
  {id: 'extras', href: '#extras', label: 'Atividades extras', icon: <PlusIcon />, desktopOnly: true},
  {id: 'favoritas', href: '#favoritas', label: 'Favoritas', icon: <StarIcon />, desktopOnly: true},
  {id: 'forum', href: '#forum', label: 'Fórum', icon: <MessageIcon />, count: {value: 3, label: 'mensagens novas'}},
]

const tabs = [
  {id: 'teoria', href: '#teoria', label: 'Teoria', icon: <BookIcon />},
  {id: 'questoes', href: '#questoes', label: 'Questões', icon: <ExamIcon />},
  {id: 'revisao', href: '#revisao', label: 'Revisão', icon: <SmartReviewIcon />},
  {id: 'mapa', href: '#mapa', label: 'Mapa mental'},
  {id: 'flashcards', href: '#flashcards', label: 'Flashcards'},
]

const Frame = ({offline = false}: {readonly offline?: boolean}) => (
  <AppFrame
    logo={<Logo />}
    nav={nav}
    currentId="agenda"
    navLabel="Menu principal"
    skipLabel="Pular para o conteúdo"
    width="reading"
    headerStart={<TextLink href="#agenda" variant="quiet">Revalida 2027</TextLink>}
    headerEnd={<><IconButton label="Usar tema escuro" icon={<MoonIcon />} /><IconButton label="Notificações" icon={<BellIcon />} /></>}
    banner={offline && <Alert layout="banner" tone="warning" role="status" icon={<CloudOffIcon />} title="Sem internet">Suas respostas ficam guardadas neste aparelho.</Alert>}
  >
    <h1 className="visuallyHidden">Síndrome coronariana aguda</h1>
    <NavTabs label="Atividades da aula" tabs={tabs} currentId="questoes" />
    <h2 className="visuallyHidden">Questão 12</h2>
    <div style={{paddingBlock: '1.5rem'}}><RichTextView value={clinicalCase} tableLabel="Tabela" /></div>
  </AppFrame>
)

export const Shell: Story = {name: 'AppFrame', render: () => <Frame />}
export const ShellOffline: Story = {name: 'AppFrame com faixa', render: () => <Frame offline />}
export const Tabs: Story = {name: 'NavTabs', render: () => <Stage><NavTabs label="Atividades da aula" tabs={tabs} currentId="teoria" /></Stage>}
