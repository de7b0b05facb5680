import type {Meta, StoryObj} from '@storybook/react-vite'
import {useState} from 'react'
import {css} from 'styled-system/css'
import {ListIcon} from '../../src/ui/icon/icons.tsx'
import {GridIcon} from '../../src/ui/icon/lateIcons.tsx'
import {Checkbox} from '../../src/ui/form/Checkbox.tsx'
import {SegmentedControl} from '../../src/ui/form/SegmentedControl.tsx'
import {SelectField} from '../../src/ui/form/SelectField.tsx'
import {Switch} from '../../src/ui/form/Switch.tsx'
import {TextArea} from '../../src/ui/form/TextArea.tsx'
import {TextField} from '../../src/ui/form/TextField.tsx'
import {TextLink} from '../../src/ui/action/TextLink.tsx'
import {Row, Stage} from './Stage.tsx'

const meta = {title: 'UI/Campos'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const column = css({display: 'flex', flexDirection: 'column', gap: '5', width: 'full', maxWidth: 'form'})

const Secret = ({error}: {readonly error?: string}) => {
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      label="Senha"
      name="senha"
      autoComplete="current-password"
      defaultValue="correta-bateria"
      error={error}
      labelAside={
        <TextLink href="#senha" variant="quiet">
          Esqueci minha senha
        </TextLink>
      }
      reveal={{visible, onToggle: () => setVisible(!visible), showLabel: 'Mostrar senha', hideLabel: 'Ocultar senha'}}
    />
  )
}

export const TextFields: Story = {
  name: 'TextField',
  render: () => (
    <Stage>
      <div className={column}>
        <TextField label="E-mail" type="email" placeholder="nome@exemplo.com" />
        <TextField label="Nome completo" defaultValue="Marina Albuquerque" hint="Como aparece no seu CRM." />
        <TextField label="E-mail" type="email" defaultValue="marina@" error="Digite um e-mail válido." />
        <Secret />
        <Secret error="Senha incorreta." />
        <TextField label="CPF" defaultValue="000.000.000-00" disabled />
        <TextField label="Curso" defaultValue="Revalida 2027" readOnly />
      </div>
    </Stage>
  ),
}

const Toggle = ({start = false, disabled = false}: {readonly start?: boolean; readonly disabled?: boolean}) => {
  const [checked, setChecked] = useState(start)
  return (
    <Switch
      label="Modo prova"
      hint="Gabarito e comentário só no fim."
      checked={checked}
      disabled={disabled}
      onChange={setChecked}
    />
  )
}

export const Switches: Story = {
  name: 'Switch',
  render: () => (
    <Stage>
      <Row name="Desligado">
        <Toggle />
      </Row>
      <Row name="Ligado">
        <Toggle start />
      </Row>
      <Row name="Indisponível">
        <Toggle disabled />
        <Toggle start disabled />
      </Row>
    </Stage>
  ),
}

const Modes = () => {
  const [mode, setMode] = useState<'theory' | 'exam'>('theory')
  return (
    <SegmentedControl
      label="Como responder"
      value={mode}
      onChange={setMode}
      options={[
        {value: 'theory', label: 'Modo estudo'},
        {value: 'exam', label: 'Modo prova'},
      ]}
    />
  )
}

const Layouts = () => {
  const [layout, setLayout] = useState<'list' | 'grid' | 'board'>('grid')
  return (
    <SegmentedControl
      label="Disposição"
      hideLabel
      value={layout}
      onChange={setLayout}
      options={[
        {value: 'list', label: 'Lista', icon: <ListIcon />},
        {value: 'grid', label: 'Grade', icon: <GridIcon />},
        {value: 'board', label: 'Quadro', disabled: true},
      ]}
    />
  )
}

export const SegmentedControls: Story = {
  name: 'SegmentedControl',
  render: () => (
    <Stage>
      <Row name="Com rótulo">
        <Modes />
      </Row>
      <Row name="Com ícones">
        <Layouts />
      </Row>
    </Stage>
  ),
}

const courses = [
  {value: 'r1', label: 'Extensivo R1'},
  {value: 'revalida', label: 'Revalida 2027'},
  {value: 'cm', label: 'Clínica médica', disabled: true},
]

export const Selects: Story = {
  name: 'SelectField',
  render: () => (
    <Stage>
      <div className={column}>
        <SelectField label="Curso" name="curso" options={courses} placeholder="Escolha seu curso" defaultValue="" />
        <SelectField label="Curso" options={courses} defaultValue="revalida" hint="Você pode trocar depois." />
        <SelectField
          label="Curso"
          options={courses}
          placeholder="Escolha seu curso"
          defaultValue=""
          error="Escolha um curso."
        />
        <SelectField label="Curso" options={courses} defaultValue="r1" disabled />
      </div>
    </Stage>
  ),
}

export const Checkboxes: Story = {
  name: 'Checkbox',
  render: () => (
    <Stage>
      <div className={column}>
        <Checkbox label="Li e aceito os termos de uso" />
        <Checkbox label="Questões comentadas" hint="Só as que já têm comentário de especialista." defaultChecked />
        <Checkbox label="Indisponível neste curso" disabled />
      </div>
    </Stage>
  ),
}

export const TextAreas: Story = {
  name: 'TextArea',
  render: () => (
    <Stage>
      <TextArea label="Descrição (opcional)" hint="Conte o que você encontrou." />
      <TextArea
        label="Resposta"
        defaultValue="Iniciar noradrenalina e ajustar para PAM de 65 mmHg."
        error="Escreva ao menos 3 caracteres."
      />
    </Stage>
  ),
}
