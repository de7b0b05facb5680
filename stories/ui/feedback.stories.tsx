import type {Meta, StoryObj} from '@storybook/react-vite'
import {css} from 'styled-system/css'
import {Alert} from '../../src/ui/status/Alert.tsx'
import {Badge} from '../../src/ui/status/Badge.tsx'
import {Button} from '../../src/ui/action/Button.tsx'
import {Card} from '../../src/ui/content/Card.tsx'
import {EmptyState} from '../../src/ui/status/EmptyState.tsx'
import {CrossIcon, InfoIcon, WarningIcon} from '../../src/ui/icon/basicIcons.tsx'
import {CheckIcon, CloudOffIcon, StopwatchIcon} from '../../src/ui/icon/icons.tsx'
import {Kbd} from '../../src/ui/action/Kbd.tsx'
import {LoadingLogo} from '../../src/ui/status/LoadingLogo.tsx'
import {Logo} from '../../src/ui/content/Logo.tsx'
import {ProgressBar} from '../../src/ui/status/ProgressBar.tsx'
import {Skeleton} from '../../src/ui/status/Skeleton.tsx'
import {Spinner} from '../../src/ui/status/Spinner.tsx'
import {TextLink} from '../../src/ui/action/TextLink.tsx'
import {Row, Stage} from './Stage.tsx'

const meta = {title: 'UI/Avisos e estados'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined

export const Alerts: Story = {
  name: 'Alert',
  render: () => (
    <Stage>
      <Alert tone="info" title="Este dia já passou">
        Você pode rever as questões, mas as respostas não mudam mais.
      </Alert>
      <Alert tone="success" title="Tudo salvo">
        Suas 3 respostas feitas sem internet chegaram ao servidor.
      </Alert>
      <Alert tone="warning" title="Faltam 10 minutos" close={{label: 'Fechar aviso', onClose: nothing}}>
        O simulado termina às 16:30.
      </Alert>
      <Alert
        tone="error"
        role="alert"
        title="Não foi possível carregar a agenda"
        actions={
          <Button size="sm" variant="outline">
            Tentar de novo
          </Button>
        }
      >
        O servidor não respondeu. Nada do que você respondeu se perdeu.
      </Alert>
      <Alert tone="info">Aviso de uma linha só, sem título.</Alert>
    </Stage>
  ),
}

export const Banners: Story = {
  name: 'Alert em faixa',
  render: () => (
    <main className={css({display: 'flex', flexDirection: 'column', gap: '4'})}>
      <h1 className="visuallyHidden">Faixas</h1>
      <Alert layout="banner" tone="warning" role="status" icon={<CloudOffIcon />} title="Sem internet">
        Suas respostas ficam guardadas neste aparelho.
      </Alert>
      <Alert
        layout="banner"
        tone="info"
        title="Faltam 5 dias de teste"
        actions={
          <Button size="sm" variant="outline">
            Ver planos
          </Button>
        }
      />
      <Alert layout="banner" tone="error" title="Sua sessão terminou" actions={<Button size="sm">Entrar</Button>}>
        Entre de novo para enviar 2 respostas.
      </Alert>
    </main>
  ),
}

export const Badges: Story = {
  name: 'Badge',
  render: () => (
    <Stage>
      <Row name="Tons">
        <Badge>Clínica médica</Badge>
        <Badge tone="brand">Revalida 2022</Badge>
        <Badge tone="right" icon={<CheckIcon />}>
          Certa
        </Badge>
        <Badge tone="wrong" icon={<CrossIcon />}>
          Errada
        </Badge>
        <Badge tone="warning" icon={<WarningIcon />}>
          Anulada
        </Badge>
        <Badge tone="info" icon={<InfoIcon />}>
          Discursiva
        </Badge>
      </Row>
      <Row name="Com ícone">
        <Badge icon={<StopwatchIcon />}>45 min</Badge>
      </Row>
    </Stage>
  ),
}

export const Cards: Story = {
  name: 'Card',
  render: () => (
    <Stage>
      <Row name="Plano e elevado">
        <Card className={css({width: '80'})}>
          <h3 className={css({textStyle: 'heading', color: 'text.strong'})}>Pneumonia adquirida na comunidade</h3>
          <p className={css({color: 'text.muted', marginTop: '1'})}>12 questões de teoria</p>
        </Card>
        <Card elevation="raised" className={css({width: '80'})}>
          Elevado
        </Card>
      </Row>
      <Row name="Com um link">
        <Card as="article" interactive className={css({width: '80'})}>
          <TextLink href="#questoes">Revisão do dia</TextLink>
        </Card>
      </Row>
    </Stage>
  ),
}

export const Loading: Story = {
  name: 'Spinner e Skeleton',
  render: () => (
    <Stage>
      <Row name="Spinner">
        <Spinner size="sm" label="Carregando" />
        <Spinner />
        <Spinner size="lg" />
      </Row>
      <Skeleton shape="title" lines={1} label="Carregando questão" />
      <Skeleton lines={6} />
      <Skeleton shape="row" lines={4} />
      <Skeleton shape="block" lines={1} />
    </Stage>
  ),
}

export const Splash: Story = {name: 'LoadingLogo', render: () => <LoadingLogo label="Carregando" />}

export const Progress: Story = {
  name: 'ProgressBar',
  render: () => (
    <Stage>
      <ProgressBar label="Questões de hoje" value={12} max={20} valueText="12 de 20" />
      <ProgressBar label="Acertos" role="meter" tone="right" value={9} max={12} valueText="75 %" />
      <ProgressBar label="Erros" role="meter" tone="wrong" value={3} max={12} valueText="25 %" />
      <ProgressBar label="Tempo usado" tone="warning" value={88} valueText="88 %" />
      <ProgressBar label="Só a barra" size="sm" hideText value={0} />
    </Stage>
  ),
}

export const Keys: Story = {
  name: 'Kbd',
  render: () => (
    <Stage>
      <p className={css({color: 'text.muted', display: 'flex', gap: '2', alignItems: 'center'})}>
        <Kbd>A</Kbd>
        <Kbd>Enter</Kbd>
        <Kbd>→</Kbd> escolhe, confirma, avança
      </p>
    </Stage>
  ),
}

export const Logos: Story = {
  name: 'Logo',
  render: () => (
    <Stage>
      <Row name="Tamanhos">
        <Logo size="sm" />
        <Logo />
        <Logo size="lg" />
      </Row>
      <Row name="Só o símbolo">
        <Logo show="mark" />
      </Row>
    </Stage>
  ),
}

export const EmptyStates: Story = {
  name: 'EmptyState',
  render: () => (
    <Stage>
      <EmptyState
        title="Nada para hoje"
        actions={
          <>
            <Button>Criar atividade</Button>
            <Button variant="outline">Ver perfil de estudo</Button>
          </>
        }
      >
        Sua agenda está livre. Que tal adiantar uma revisão?
      </EmptyState>
      <EmptyState
        art="search"
        title="Aula não encontrada"
        actions={
          <TextLink href="#agenda" variant="standalone">
            Voltar à agenda
          </TextLink>
        }
      >
        Talvez ela tenha mudado de dia.
      </EmptyState>
      <EmptyState art="done" title="Revisão concluída">
        Volte amanhã: há 14 questões marcadas.
      </EmptyState>
      <EmptyState art="offline" role="status" title="Sem conexão">
        Esta página ainda não foi guardada neste aparelho.
      </EmptyState>
    </Stage>
  ),
}
