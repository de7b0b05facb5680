import type {Meta, StoryObj} from '@storybook/react-vite'
import {Button} from '../../src/ui/action/Button.tsx'
import {IconButton} from '../../src/ui/action/IconButton.tsx'
import {ArrowRightIcon, PlusIcon, StarIcon} from '../../src/ui/icon/icons.tsx'
import {BellIcon, FlagIcon} from '../../src/ui/icon/lateIcons.tsx'
import {TextLink} from '../../src/ui/action/TextLink.tsx'
import {Row, Stage} from './Stage.tsx'

const meta = {title: 'UI/Botões e links'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const variants = ['solid', 'soft', 'outline', 'ghost', 'danger'] as const

export const Buttons: Story = {
  name: 'Button',
  render: () => (
    <Stage>
      <Row name="Variantes">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Próxima questão
          </Button>
        ))}
      </Row>
      <Row name="Tamanhos">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Button key={size} size={size}>
            Responder
          </Button>
        ))}
      </Row>
      <Row name="Com ícone">
        <Button icon={<PlusIcon />}>Criar atividade</Button>
        <Button variant="outline" iconAfter={<ArrowRightIcon />}>
          Próxima
        </Button>
      </Row>
      <Row name="Aguardando">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} pending>
            Entrando…
          </Button>
        ))}
      </Row>
      <Row name="Indisponível">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Entrar
          </Button>
        ))}
      </Row>
      <Row name="Largura toda">
        <Button wide size="lg">
          Entrar
        </Button>
      </Row>
    </Stage>
  ),
}

export const IconButtons: Story = {
  name: 'IconButton',
  render: () => (
    <Stage>
      <Row name="Variantes">
        {variants.map((variant) => (
          <IconButton key={variant} variant={variant} label={`Notificações (${variant})`} icon={<BellIcon />} />
        ))}
      </Row>
      <Row name="Pequeno">
        <IconButton size="sm" label="Denunciar" icon={<FlagIcon />} />
      </Row>
      <Row name="Ligado e desligado">
        <IconButton label="Favoritar" icon={<StarIcon />} pressed={false} />
        <IconButton label="Desfavoritar" icon={<StarIcon fill="currentColor" />} pressed />
      </Row>
    </Stage>
  ),
}

export const Links: Story = {
  name: 'TextLink',
  render: () => (
    <Stage>
      <Row name="No texto">
        <p>
          Ainda não tem conta? <TextLink href="#registrar">Cadastre-se</TextLink>
        </p>
      </Row>
      <Row name="Sozinho">
        <TextLink href="#agenda" variant="standalone">
          Ir para a agenda <ArrowRightIcon size={18} />
        </TextLink>
      </Row>
      <Row name="Discreto">
        <TextLink href="#senha" variant="quiet">
          Esqueci minha senha
        </TextLink>
      </Row>
    </Stage>
  ),
}
