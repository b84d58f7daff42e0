import { Button, FluentProvider, webLightTheme } from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <FluentProvider theme={webLightTheme}>
      <main>
        <Button onClick={() => document.title.trim()}>Clock in</Button>
      </main>
    </FluentProvider>,
  );
}
