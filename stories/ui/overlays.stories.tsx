import type {Meta, StoryObj} from '@storybook/react-vite'
import {useEffect, useState} from 'react'
import {css} from 'styled-system/css'
import {Button} from '../../src/ui/action/Button.tsx'
import {ConfirmDialog} from '../../src/ui/overlay/ConfirmDialog.tsx'
import {DatePickerDialog} from '../../src/ui/form/DatePickerDialog.tsx'
import {Dialog} from '../../src/ui/overlay/Dialog.tsx'
import {Drawer} from '../../src/ui/overlay/Drawer.tsx'
import {LazyToaster} from '../../src/ui/status/LazyToaster.tsx'
import {Menu} from '../../src/ui/overlay/Menu.tsx'
import {notify} from '../../src/ui/status/notify.ts'
import {IconButton} from '../../src/ui/action/IconButton.tsx'
import {BellIcon} from '../../src/ui/icon/lateIcons.tsx'
import {Popover} from '../../src/ui/overlay/Popover.tsx'
import {Tooltip} from '../../src/ui/overlay/Tooltip.tsx'
import {Row, Stage} from './Stage.tsx'

const meta = {title: 'UI/Camadas'} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const useOpen = () => {
  const [open, setOpen] = useState(true)
  return {open, show: () => setOpen(true), hide: () => setOpen(false)}
}

const DialogDemo = () => {
  const {open, show, hide} = useOpen()
  return (
    <Stage>
      <Row name="Diálogo">
        <Button onClick={show}>Abrir</Button>
      </Row>
      <Dialog
        open={open}
        onClose={hide}
        title="Atalhos do teclado"
        closeLabel="Fechar"
        footer={<Button onClick={hide}>Entendi</Button>}
      >
        <p>As letras de A a E escolhem a alternativa; Enter confirma; as setas mudam de questão.</p>
      </Dialog>
    </Stage>
  )
}
export const DialogOpen: Story = {name: 'Dialog', render: () => <DialogDemo />}

const ConfirmDemo = () => {
  const {open, show, hide} = useOpen()
  return (
    <Stage>
      <Row name="Confirmação">
        <Button onClick={show}>Encerrar prova</Button>
      </Row>
      <ConfirmDialog
        open={open}
        danger
        title="Encerrar a prova?"
        description="4 questões ainda não têm resposta. Depois de encerrar, não é possível voltar."
        confirmLabel="Encerrar prova"
        cancelLabel="Continuar respondendo"
        onConfirm={hide}
        onCancel={hide}
      />
    </Stage>
  )
}
export const Confirm: Story = {name: 'ConfirmDialog', render: () => <ConfirmDemo />}

const DrawerDemo = ({side}: {readonly side: 'bottom' | 'end'}) => {
  const {open, show, hide} = useOpen()
  return (
    <Stage>
      <Row name="Painel">
        <Button onClick={show}>Abrir navegador</Button>
      </Row>
      <Drawer open={open} onClose={hide} side={side} title="Questões" closeLabel="Fechar">
        <p>Aqui fica o navegador de questões.</p>
      </Drawer>
    </Stage>
  )
}
export const DrawerBottom: Story = {name: 'Drawer embaixo', render: () => <DrawerDemo side="bottom" />}
export const DrawerEnd: Story = {name: 'Drawer ao lado', render: () => <DrawerDemo side="end" />}

const long = 60_000
const ToastDemo = () => {
  useEffect(() => {
    notify({tone: 'success', title: 'Bem-vinda de volta!', duration: long})
    notify({tone: 'error', title: 'Senha incorreta', text: 'Confira a senha e tente de novo.', duration: long})
    notify({tone: 'warning', title: 'Sem internet', text: 'Suas respostas ficam guardadas.', duration: long})
  }, [])
  return (
    <Stage>
      <Row name="Avisos passageiros">
        <Button onClick={() => notify({tone: 'info', title: 'Mais um aviso'})}>Avisar</Button>
      </Row>
      <LazyToaster closeLabel="Fechar aviso" label="Avisos" />
    </Stage>
  )
}
export const Toasts: Story = {name: 'Toaster', render: () => <ToastDemo />}

const DateDemo = () => {
  const {open, show, hide} = useOpen()
  const [day, setDay] = useState('20261121')
  return (
    <Stage>
      <Button variant="outline" onClick={show}>
        Escolher dia
      </Button>
      {open && (
        <DatePickerDialog
          title="Escolha o dia"
          closeLabel="Fechar"
          previousLabel="Mês anterior"
          nextLabel="Próximo mês"
          viewLabel="ver meses"
          dayLabel={(picked) => `Dia ${Number(picked.slice(6))}`}
          value={day}
          first="20261104"
          last="20261218"
          onPick={(picked) => {
            setDay(picked)
            hide()
          }}
          onClose={hide}
        />
      )}
    </Stage>
  )
}
export const DatePickers: Story = {name: 'DatePickerDialog', render: () => <DateDemo />}

export const Tooltips: Story = {
  name: 'Tooltip',
  render: () => (
    <Stage>
      <Row name="Com foco ou ponteiro">
        <Tooltip content="Volta às 04:00 de amanhã">
          <Button variant="outline">Revisão inteligente</Button>
        </Tooltip>
      </Row>
    </Stage>
  ),
}

/** Opened by a press, so that the picture shows the list. */
const openMenu = async ({canvasElement}: {readonly canvasElement: HTMLElement}) => {
  canvasElement.querySelector<HTMLButtonElement>('button')?.click()
}

const menuEntries = [
  {id: 'profile', label: 'Meu perfil', href: '#perfil'},
  {id: 'help', label: 'Ajuda', href: '#ajuda'},
  {id: 'leave', label: 'Sair'},
]
export const MenuOfDeeds: Story = {
  name: 'Menu',
  render: () => (
    <Stage>
      <Row name="Menu">
        <Menu
          label="Conta"
          heading="ana@exemplo.com.br"
          trigger={<Button variant="outline">Conta</Button>}
          entries={menuEntries}
        />
      </Row>
    </Stage>
  ),
  play: openMenu,
}
export const MenuOfChoices: Story = {
  name: 'Menu de escolha',
  render: () => (
    <Stage>
      <Row name="Escolha">
        <Menu
          label="Cursos"
          trigger={<Button variant="outline">Extensivo R1</Button>}
          value="r1"
          entries={[
            {id: 'r1', label: 'Extensivo R1'},
            {id: 'revalida', label: 'Extensivo Revalida com preparação para a segunda etapa'},
          ]}
        />
      </Row>
    </Stage>
  ),
  play: openMenu,
}

const PopoverDemo = () => {
  const {open, show, hide} = useOpen()
  return (
    <Stage>
      <Row name="Painel suspenso">
        <Popover
          open={open}
          onOpen={show}
          onClose={hide}
          trigger={<IconButton label="Notificações" icon={<BellIcon />} />}
          title="Notificações"
          closeLabel="Fechar"
          footer="Um rodapé que não rola."
        >
          <p className={css({padding: '5'})}>O painel fica junto do botão; a página ao lado continua em uso.</p>
        </Popover>
      </Row>
    </Stage>
  )
}
export const PopoverOpen: Story = {name: 'Popover', render: () => <PopoverDemo />}
