import {ShellView} from '../../../src/features/shell/ShellView.tsx'
import {fullMenu} from '../../../stories/shell/menuItems.ts'
import {menuModel, menuView} from '../../models/shell/menu.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(menuModel, menuView, ({state, send}) => (
  <ShellView state={state} send={send} groups={fullMenu} path="/agenda" home="/agenda">
    <h1>A tela</h1>
  </ShellView>
))
