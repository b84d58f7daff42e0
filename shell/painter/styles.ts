import type { CompanyColors } from 'shared-ui';
import { below, widths } from 'shared-ui/widths';
import { drawerWindowWidth } from '../frame/rules/drawerWindowWidth.ts';
import { paintedColors } from './colors.ts';

/**
 * The style sheet of the painted page: geometry of frame, clock, log-in and terminal as in their
 * components (e2e/first-screen compares the boxes), in the company's colours.
 */
// oxlint-disable-next-line max-lines-per-function -- a style sheet
export const stylesIn = (colors: CompanyColors) => `
:host{${variables(paintedColors('light', colors))}--l2:16px;--l3:20px;--l4:22px;--l5:28px;--l6:32px;--sec:18px;--tlp:24px;--slp:30px;--s2:12px;--tr:-.01em;--trt:-.035em;
position:fixed;inset:0;z-index:2000000;overflow:hidden;background:var(--colorNeutralBackground2);color:var(--colorNeutralForeground1);font:400 14px/var(--l3) 'Inter Variable','Noto Sans Thai Looped Variable',system-ui,'Segoe UI',Roboto,sans-serif;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;-webkit-tap-highlight-color:transparent}
:host(.th){--l2:20px;--l3:24px;--l4:28px;--l5:34px;--l6:40px;--sec:22px;--tlp:30px;--slp:36px;--s2:13px;--tr:0;--trt:0}
@media (prefers-color-scheme:dark){:host{${variables(paintedColors('dark', colors))}}}
*{box-sizing:border-box;margin:0}
button,input{font:inherit;letter-spacing:inherit;color:inherit}
a{color:inherit;text-decoration:none}
svg{display:block;width:1em;height:1em;fill:currentcolor;flex-shrink:0}
.window{display:flex;height:100dvh}
.nav{display:flex;flex-direction:column;flex:0 0 248px;padding:12px;border-right:1px solid var(--colorNeutralStroke2);overflow:hidden}
.brand{display:flex;align-items:center;gap:10px;padding:6px 8px 22px;font-size:18px;line-height:var(--l5);font-weight:600;letter-spacing:var(--tr)}
.logo{width:28px;height:28px;fill:none;stroke-linecap:round;stroke-linejoin:round}
.person{display:flex;align-items:center;gap:10px;padding:0 8px 20px;min-width:0}
.avatar{width:36px;height:36px;border-radius:50%;background:var(--colorNeutralBackground4);flex-shrink:0}
.names{min-width:0}
.name,.item{font-weight:600}
.name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.caption,.heading{font-size:var(--s2);line-height:var(--l2);color:var(--colorNeutralForeground3)}
.heading{font-weight:600;padding:6px 10px}
.group{padding-bottom:10px}
.fixed{margin-top:auto;padding-top:12px}
.item{display:flex;align-items:center;gap:12px;min-height:40px;padding:4px 10px;border-radius:8px;color:var(--colorNeutralForeground2)}
.item svg{font-size:20px}.blank{width:20px;height:20px;flex-shrink:0}
.open{color:var(--colorBrandForeground2);background:var(--colorBrandBackground2)}
.column{display:flex;flex-direction:column;flex-grow:1;min-width:0}
.bar{display:flex;align-items:center;gap:16px;flex-shrink:0;min-height:64px;padding:0 20px 0 28px;background:var(--colorNeutralBackground1);border-bottom:1px solid var(--colorNeutralStroke2)}
.button{display:flex;align-items:center;justify-content:center;width:40px;height:40px;font-size:20px;color:var(--colorNeutralForeground2);flex-shrink:0}
.menu{display:none}.bell{margin-left:auto}
.title{font-size:20px;line-height:var(--l5);font-weight:600;letter-spacing:var(--tr)}
.date{color:var(--colorNeutralForeground3);white-space:nowrap}
.main{flex:1 1 0;min-height:0;overflow:hidden;display:flex;flex-direction:column}
.rest{padding:16px 28px}
.bone{display:block;background:var(--colorNeutralBackground4);border-radius:4px}
.tools{display:flex;gap:8px;padding-bottom:12px}.chip-bone{width:120px;height:40px;border-radius:8px}
.sheet{background:var(--colorNeutralBackground1);border:1px solid var(--colorNeutralStroke2);border-radius:12px}
.row{display:flex;align-items:center;gap:24px;height:56px;padding:0 16px;border-bottom:1px solid var(--colorNeutralStroke2)}
.row .bone{width:30%;height:16px}.row .bone+.bone{width:16%}.row .bone+.bone+.bone{width:22%}
.said-bone{width:120px;height:16px;margin:0 0 12px}.days-bone{height:52px}.plan-row{padding:0 8px}.plan-row .bone{width:200px;flex-shrink:0}.plan-row .bone+.bone{flex:0 1 70%;height:38px;border-radius:9px}
.narrow{width:100%;max-width:536px;margin:0 auto}.form-sheet{display:flex;flex-direction:column;gap:28px;padding:20px 20px 60px;margin-bottom:24px}.form-sheet .bone{width:40%;height:20px}.form-sheet .field{width:auto;height:40px;border-radius:8px}
.foot{flex-shrink:0;min-height:72px;background:var(--colorNeutralBackground1);border-top:1px solid var(--colorNeutralStroke2)}
.clock{display:grid;grid-template-columns:minmax(0,1fr) 452px;column-gap:28px;align-content:start;flex-grow:1;padding:max(16px,calc(50dvh - 330px)) 28px 24px}
.section{display:flex;flex-direction:column;align-items:center}
.head{display:flex;flex-direction:column;align-items:center;width:100%;margin:20px 0 32px}
.day{display:none;padding:0 4px;color:var(--colorNeutralForeground3)}
.state{display:flex;align-items:center;gap:8px;font-size:24px;line-height:var(--l6);font-weight:600;letter-spacing:var(--tr);font-variant-numeric:tabular-nums}
.dot{width:12px;height:12px;margin:4px;border-radius:50%;background:var(--p-work-solid);box-shadow:0 0 0 4px var(--p-work-bg);flex-shrink:0}
.on-break .dot{background:var(--p-break-solid);box-shadow:0 0 0 4px var(--p-break-bg)}
.unsure{width:260px;height:calc(var(--l6) - 8px);margin:4px;max-width:100%}
.place{min-height:24px}
.on{display:none}
.dial{position:relative;flex-shrink:0;width:380px;height:380px}
.press{position:absolute;inset:0;width:100%;padding:0;border:0;border-radius:50%;background:none;cursor:pointer;touch-action:none;z-index:1}
.dial:has(.press:active){transform:scale(.98)}
.press:focus-visible{outline:2px solid var(--p-work-solid);outline-offset:2px}
.face{position:absolute;inset:24px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:4px;border-radius:50%;background:var(--colorNeutralBackground1);border:1px solid var(--colorNeutralStroke2);box-shadow:0 0 2px rgba(0,0,0,.12),0 8px 16px rgba(0,0,0,.14);user-select:none}
.clocked-in .face{border:0;color:#fff;background:radial-gradient(circle at 34% 22%,var(--p-brand-90),var(--p-brand-80) 55%,var(--p-brand-60));box-shadow:0 16px 36px -12px var(--p-brand-80),inset 0 1px 1px var(--p-brand-110)}
.on-break .face{border:0;color:var(--p-on-break-solid);--x:color-mix(in srgb,var(--p-break-solid) 62%,#fff);background:radial-gradient(circle at 30% 20%,var(--x),var(--p-break-solid) 85%);box-shadow:0 16px 36px -16px var(--p-break-solid),inset 0 1px 1px var(--x)}
.ring{position:absolute;inset:0;width:100%;height:100%;fill:none;stroke-width:6.4;pointer-events:none}
.play{display:flex;align-items:center;justify-content:center;width:116px;height:116px;border-radius:50%;font-size:56px;color:#fff;background:var(--colorBrandBackground);margin-bottom:10px}
.start{font-size:34px;line-height:1.3;font-weight:600;letter-spacing:var(--tr);text-align:center;max-width:280px}
.what,.chip{display:flex;align-items:center;font-size:16px;line-height:var(--l4);font-weight:600}
.what{gap:8px}.what svg{font-size:20px}
.timer{font-size:76px;line-height:84px;font-weight:600;letter-spacing:var(--trt);font-variant-numeric:tabular-nums}
.long{font-size:64px}
.worked{font-variant-numeric:tabular-nums}
.chip{gap:10px;min-height:40px;margin-top:8px;padding:0 18px 0 14px;border-radius:999px;border:1px solid color-mix(in srgb,currentcolor 30%,transparent);background:color-mix(in srgb,currentcolor 16%,transparent);white-space:nowrap}.chip svg{font-size:18px}
.said{margin-top:28px;min-height:44px;color:var(--colorNeutralForeground2);font-weight:600;text-align:center}
.card{height:220px;border:1px solid var(--colorNeutralStroke2);border-radius:12px;background:var(--colorNeutralBackground1)}
.tabs{display:none}
.login{display:flex;height:100dvh;background:var(--colorNeutralBackground1);overflow:auto}
.panel{flex:0 0 41.67%;display:flex;flex-direction:column;justify-content:space-between;padding:52px 56px 56px;color:var(--p-brand-160);background:radial-gradient(circle at 80% 0%,var(--p-brand-60),var(--p-brand-30) 60%,var(--p-brand-20))}
.panel .brand{gap:12px;padding:0;font-size:24px;line-height:32px;letter-spacing:0}.panel .logo{width:36px;height:36px}
.time{font-size:132px;line-height:140px;font-weight:600;letter-spacing:-.04em;font-variant-numeric:tabular-nums}.half-day{font-size:min(112px,7vw);white-space:nowrap}
.today{font-size:20px;line-height:28px;color:var(--p-brand-140)}
.side{flex-grow:1;display:flex;padding:64px 24px}
.form{width:100%;max-width:420px;margin:auto;display:flex;flex-direction:column;gap:16px}
.h1{font-size:32px;line-height:44px;font-weight:600;letter-spacing:var(--tr)}
.label{display:block;font-size:13px;line-height:var(--sec);font-weight:600;color:var(--colorNeutralForeground2);padding-bottom:6px}
.input{display:block;width:100%;min-height:40px;padding:0 18px;border:1px solid var(--colorNeutralStroke1);border-bottom-color:var(--colorNeutralStrokeAccessible);border-radius:8px;background:var(--colorNeutralBackground1);outline-color:var(--p-work-solid)}
.submit{min-height:40px;padding:4px 16px;border:0;border-radius:8px;font-weight:600;color:#fff;background:var(--colorBrandBackground);cursor:pointer}
.missing{display:block;padding-top:4px;font-size:var(--s2);line-height:var(--l2);color:var(--colorPaletteRedForeground1)}
.kiosk{display:flex;height:100dvh;padding:24px 16px;overflow:auto}.kiosk .form{margin:auto;max-width:420px;padding:32px;border:1px solid var(--colorNeutralStroke2);border-radius:16px;background:var(--colorNeutralBackground1)}
.kiosk .brand{gap:12px;padding:0;font-size:20px}.kiosk .logo{width:36px;height:36px}.kiosk .h1{margin-top:8px;font-size:24px;line-height:var(--l6)}.text{margin-top:-8px;color:var(--colorNeutralForeground3)}
.other{align-self:center;padding:12px;color:var(--colorBrandForeground2);text-decoration:underline}
.terminal{display:flex;flex-direction:column;height:100dvh;color:var(--p-brand-160);background:radial-gradient(circle at 70% 0%,var(--p-brand-60),var(--p-brand-30) 60%,var(--p-brand-20))}
.terminal .head{flex-direction:row;gap:12px;padding:24px 28px;margin:0}.terminal .logo{width:32px;height:32px}.terminal .button{color:inherit;visibility:hidden}
.where{font-size:16px;line-height:var(--l4);font-weight:600;padding-left:12px;border-left:1px solid var(--p-brand-100)}
.center{display:flex;flex-direction:column;align-items:center;margin:auto;padding-bottom:88px}
.terminal .today{font-size:26px;line-height:36px}.terminal .time{font-size:min(232px,24vmin);line-height:1.05;letter-spacing:-.05em}
@media (pointer:coarse){[type=password]{min-height:46px}.item{min-height:44px}.button{width:44px;height:44px}}
${rail('.board ')}
@media ${below(drawerWindowWidth)}{${rail('')}}
@media ${below(widths.desktop)}{.bar{padding:0 12px;gap:8px}.rest{padding:16px 24px}.clock{grid-template-columns:minmax(0,1fr);row-gap:32px;padding:32px 24px 24px}
.login{flex-direction:column}.panel{flex:1 0 auto;min-height:40dvh;padding:16px max(24px,calc(50vw - 210px)) 24px;color:inherit;background:none}.panel .brand{font-size:18px;line-height:28px}.time{font-size:88px;line-height:96px}.half-day{font-size:88px}.today{font-size:16px;color:var(--colorNeutralForeground3)}.terminal .today{color:var(--p-brand-140)}.side{flex-grow:0;padding:8px max(24px,calc(50vw - 210px)) 22dvh}.form{max-width:none;margin:0}}
@media ${below(widths.tablet)}{.nav,.date,.cards{display:none}.bar{min-height:56px;padding:0 8px}.title{font-size:18px;line-height:var(--tlp)}.rest{padding:12px 16px}
.clock{padding:12px 16px 20px;grid-template-rows:1fr;align-content:stretch}.head{align-items:stretch;gap:4px;margin:0 0 24px}.day{display:block}.state{font-size:22px;line-height:var(--slp)}.unsure{height:calc(var(--slp) - 8px)}
.on{display:flex;align-items:center;box-sizing:border-box;min-height:calc(22px + var(--l3) + 2 * var(--sec));margin-top:12px;padding:10px 4px 10px 16px;border:1px solid var(--colorNeutralStroke2);border-radius:12px;background:var(--colorNeutralBackground1)}.on b{display:block;font-weight:600}.on i{display:block;font-style:normal;font-size:13px;line-height:var(--sec);color:var(--colorNeutralForeground3)}
.dial{width:280px;height:280px}.face{inset:20px}.play{width:88px;height:88px;font-size:44px}.start{font-size:28px;max-width:206px}.timer{font-size:56px;line-height:64px}.long{font-size:46px}.said{margin-top:24px}
.tabs{display:flex;background:var(--colorNeutralBackground1);border-top:1px solid var(--colorNeutralStroke2);padding-bottom:env(safe-area-inset-bottom)}
.foot{min-height:64px}.foot.alone~.tabs{display:none}.row{height:72px}.days-bone{display:none}.plan-row{height:124px;flex-direction:column;align-items:stretch;justify-content:center;gap:12px}.plan-row .bone+.bone{flex:none;width:auto}.chip-bone{height:44px;width:108px}
.kiosk .form{padding:24px 20px;margin-bottom:0}.kiosk .brand{font-size:18px;line-height:var(--tlp)}.kiosk .h1{font-size:22px;line-height:var(--slp)}
.tab{flex:1 1 0;min-width:0;display:flex;flex-direction:column;align-items:center;gap:2px;padding:8px 4px;font-size:var(--s2);line-height:var(--l2);font-weight:600;color:var(--colorNeutralForeground3);text-align:center}
.tab span{display:flex;justify-content:center;width:56px;padding:5px 0;font-size:20px;border-radius:99px;min-height:30px}.tab.open{background:none;color:var(--colorBrandForeground2)}.tab.open span{background:var(--colorBrandBackground2)}
.panel{padding:16px 20px 24px}.time{font-size:72px;line-height:80px}.half-day{font-size:min(72px,18vw)}.side{padding:8px 20px max(32px,env(safe-area-inset-bottom))}.h1{font-size:26px;line-height:36px}.input{min-height:48px;font-size:16px}.submit{min-height:48px;font-size:16px;line-height:var(--l4)}
.terminal .head{flex-direction:row;padding:12px 16px;align-items:center}.terminal .brand span{display:none}.terminal .today{font-size:18px}.terminal .time{font-size:26vmin}}
@media (prefers-reduced-motion:reduce){.dial:has(.press:active){transform:none}}
`;

/** The drawer folded: icons alone. */
function rail(within: string): string {
  return `${within}.nav{flex-basis:64px;padding:12px 8px;align-items:center}${within}.nav .word{display:none}${within}.item{width:44px;min-height:44px;justify-content:center;padding:0}${within}.menu{display:flex}`;
}

function variables(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
