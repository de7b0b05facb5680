import {brand} from '../shared/brand.ts'

export type LegalSection = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly items?: readonly string[]
}
export type LegalText = {readonly title: string; readonly updated: string; readonly sections: readonly LegalSection[]}

const {name, contact} = brand

/** The terms of use: every service, course type and deadline of the specification (spec 1§1). */
export const termsOfUse: LegalText = {
  title: 'Termos de uso',
  updated: 'Em vigor desde 21 de novembro de 2026.',
  sections: [
    {
      title: '1. O que é este documento',
      paragraphs: [
        `Estes termos são o contrato entre você e o ${name}, plataforma on-line de estudos para médicos e estudantes de Medicina que se preparam para provas de residência médica e de revalidação de diploma.`,
        'Ao criar uma conta você declara que leu e aceita estes termos e a política de privacidade. Se não concordar com algum ponto, não crie a conta.',
      ],
    },
    {
      title: '2. Sua conta',
      paragraphs: [
        'A conta é pessoal: não pode ser emprestada, vendida nem usada por mais de uma pessoa. Informe dados verdadeiros e mantenha seu e-mail atualizado, porque é por ele que confirmamos sua identidade e recuperamos sua senha.',
        'Você é responsável por guardar sua senha. Se desconfiar que alguém a conhece, redefina-a imediatamente e avise nosso suporte.',
      ],
    },
    {
      title: '3. Serviços incluídos',
      paragraphs: ['Conforme o curso contratado, você tem acesso a:'],
      items: [
        'planner anual, com a agenda de cada dia de estudo;',
        'plataforma digital de aulas;',
        'videoaulas;',
        'apostilas-guia;',
        'flashcards;',
        'mapas mentais ou slides;',
        'banco de questões de provas anteriores;',
        'fórum de conteúdo, com resposta em até 48 horas úteis;',
        'suporte geral por aplicativo de mensagens e acompanhamento de um mentor;',
        'página de bônus, com cursos e gravações de transmissões ao vivo.',
      ],
    },
    {
      title: '4. Tipos de curso',
      paragraphs: ['O conteúdo, a duração e o ritmo dependem do tipo do seu curso:'],
      items: [
        'extensivo tradicional: preparação completa para as provas de residência médica;',
        'extensivo de revalidação: preparação completa para a revalidação do diploma de Medicina;',
        'variantes programadas: os mesmos conteúdos em um calendário definido de início e fim;',
        'intensivo: somente os temas com incidência de pelo menos 0,5 por cento nas provas;',
        'cursos fora da residência: educação continuada e formações específicas.',
      ],
    },
    {
      title: '5. Fórum de conteúdo',
      paragraphs: [
        'Dúvidas sobre o conteúdo são respondidas no fórum em até 48 horas úteis, contadas da publicação e sem sábados, domingos e feriados nacionais.',
        'Escreva com respeito e sem identificar pacientes. Podemos remover mensagens ofensivas, publicitárias, ilegais ou que exponham outras pessoas.',
      ],
    },
    {
      title: '6. Período de teste, pagamento e encerramento',
      paragraphs: [
        'Quando houver período de teste, ele termina na data informada na plataforma. Depois disso, parte das funções fica bloqueada até a contratação.',
        'O acesso ao curso contratado vai até a data de encerramento da turma. A falta de pagamento pode suspender o acesso até a regularização. Você tem o direito de desistir da compra em até 7 dias, como prevê o Código de Defesa do Consumidor.',
      ],
    },
    {
      title: '7. Conteúdo e propriedade intelectual',
      paragraphs: [
        `Aulas, textos, questões comentadas, vídeos e marcas pertencem ao ${name} ou a quem os licenciou. Você pode usá-los para o seu estudo pessoal. Não é permitido copiar em massa, gravar, revender, publicar ou compartilhar o conteúdo, nem extraí-lo por programas automáticos.`,
        'Alguns materiais trazem uma licença aberta, como a Creative Commons Atribuição 4.0 (CC BY 4.0): para eles vale o que a licença permite.',
        'O conteúdo tem finalidade educacional e não substitui protocolos da sua instituição nem a avaliação de cada paciente.',
      ],
    },
    {
      title: '8. Penalidades',
      paragraphs: [
        'O descumprimento destes termos pode levar, conforme a gravidade e com aviso sempre que possível, a:',
      ],
      items: [
        'advertência por e-mail ou na plataforma;',
        'suspensão temporária da conta ou da participação no fórum;',
        'encerramento da conta sem reembolso do período já usado, em casos graves ou repetidos, como o compartilhamento de acesso e a pirataria;',
        'cobrança dos prejuízos e comunicação às autoridades, na forma da lei.',
      ],
    },
    {
      title: '9. Disponibilidade e responsabilidade',
      paragraphs: [
        'Trabalhamos para manter a plataforma sempre disponível, mas pode haver manutenções e falhas. O que você responde fica guardado no seu aparelho até chegar ao servidor.',
        'Não prometemos aprovação: o resultado depende também da sua dedicação e das regras de cada banca.',
      ],
    },
    {
      title: '10. Mudanças e lei aplicável',
      paragraphs: [
        'Podemos atualizar estes termos. Mudanças importantes são avisadas na plataforma ou por e-mail antes de valer.',
        'Aplica-se a lei brasileira. O foro é o do domicílio do consumidor.',
      ],
    },
    {
      title: '11. Privacidade, direitos sobre dados e cookies',
      paragraphs: [
        'Tratamos seus dados como diz a política de privacidade, que faz parte destes termos e segue a Lei Geral de Proteção de Dados (Lei nº 13.709/2018). Você pode pedir acesso, correção, cópia ou exclusão dos seus dados: pedidos são respondidos em até 15 dias.',
        'Guardamos no seu aparelho, em cookies e em outros espaços do navegador, somente o que faz a plataforma funcionar. Não usamos cookies de publicidade.',
      ],
    },
    {
      title: '12. Canais de contato',
      paragraphs: [
        `Fale conosco pelo suporte dentro da plataforma ou pelo e-mail ${contact.email}. Dúvidas de conteúdo vão para o fórum.`,
      ],
    },
  ],
}

/** The privacy policy: data, rights answered within 15 days, cookies (spec 1§1; D-24). */
export const privacyPolicy: LegalText = {
  title: 'Política de privacidade',
  updated: 'Em vigor desde 21 de novembro de 2026.',
  sections: [
    {
      title: '1. Dados que tratamos',
      paragraphs: [
        `O ${name} segue a Lei Geral de Proteção de Dados (Lei nº 13.709/2018). Tratamos apenas o necessário para prestar o serviço:`,
      ],
      items: [
        'cadastro: nome, e-mail e curso; a senha é guardada de forma que nem nós conseguimos lê-la;',
        'perfil: gênero, nascimento, formação, trabalho, foto e instituições de interesse, se você quiser informar;',
        'estudo: respostas, revisões, semana típica e desempenho;',
        'uso: datas de acesso, tipo de aparelho e endereço de rede, para segurança.',
      ],
    },
    {
      title: '2. Para que usamos',
      paragraphs: [
        'Usamos seus dados para montar sua agenda, calcular revisões e desempenho, responder ao suporte, proteger sua conta e cumprir a lei. Não vendemos seus dados.',
      ],
    },
    {
      title: '3. Com quem compartilhamos',
      paragraphs: [
        'Compartilhamos dados somente com fornecedores que prestam o serviço em nosso nome, como hospedagem e envio de e-mails, e com autoridades quando a lei obriga.',
      ],
    },
    {
      title: '4. Cookies e dados no seu aparelho',
      paragraphs: [
        'Guardamos no seu aparelho somente o que faz a plataforma funcionar: a sua sessão, preferências como o tema e uma cópia do seu estudo, para que você continue mesmo sem internet. Não usamos cookies de publicidade. Você pode apagar tudo nas configurações do navegador.',
      ],
    },
    {
      title: '5. Seus direitos',
      paragraphs: ['Você pode, a qualquer momento e sem custo, pedir:'],
      items: [
        'confirmação de que tratamos seus dados e acesso a eles;',
        'correção de dados incompletos, errados ou desatualizados;',
        'cópia dos seus dados em formato aberto, que você pode levar a outro serviço, disponível também no seu perfil;',
        'exclusão da conta e dos dados, que pode ser pedida no seu perfil;',
        'anonimização, bloqueio ou eliminação de dados desnecessários, excessivos ou tratados fora da lei;',
        'informação sobre com quem compartilhamos seus dados;',
        'informação sobre a possibilidade de não consentir e o que isso muda, e retirada do consentimento.',
      ],
    },
    {
      title: '6. Prazo de resposta',
      paragraphs: [
        'Pedidos sobre seus dados são respondidos em até 15 dias.',
        'Você também pode se opor a um tratamento que descumpra a lei e reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      title: '7. Por quanto tempo guardamos',
      paragraphs: [
        'Guardamos seus dados enquanto a conta existir. Depois da exclusão, mantemos apenas o que a lei exige, pelo prazo que ela determina.',
      ],
    },
    {
      title: '8. Segurança',
      paragraphs: [
        'Os dados trafegam cifrados e o acesso interno é restrito. Se houver um incidente que possa trazer risco ou dano relevante a você, avisaremos você e a ANPD.',
      ],
    },
    {
      title: '9. Contato do encarregado de dados',
      paragraphs: [`Escreva para ${contact.privacyEmail}. Também respondemos pelo suporte dentro da plataforma.`],
    },
  ],
}

export const legalText = {home: 'Ir para o início'} as const
