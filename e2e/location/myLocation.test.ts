import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

const outside = { latitude: 51.4942, longitude: -0.115, accuracy: 20 };
const farAway = { latitude: 51.51, longitude: -0.115, accuracy: 20 };
const atTheBorder = { latitude: 51.4903, longitude: -0.1222, accuracy: 40 };

test('the map shows that I am inside, and only then costs anything', async ({ page }) => {
  const violations = await watchViolations(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await logIn(page, 'employee');
  await page.waitForLoadState('networkidle');
  const ofMap = () => files.filter((path) => /^\/map\.|\/api\/info\/map/.test(path)).length;
  expect(ofMap()).toBe(0);

  await openMap(page);
  await expect(page.getByText('Inside the geofence')).toBeVisible();
  await expect(page.getByText('Accurate to 35 m')).toBeVisible();
  await expect(page.getByText('You are inside')).toBeVisible();
  await expect(page.getByRole('img', { name: 'You are here' })).toBeInViewport();
  await expect(page.getByRole('application').getByText('Riverside Hospital')).toBeInViewport();
  expect(ofMap()).toBe(2);
  await checkAccessibility(page, 'my location');
  expect(violations).toEqual([]);

  await test.step('and follows me when I walk away', async () => {
    await page.context().setGeolocation(outside);
    await expect(page.getByText('298 m to Riverside Hospital')).toBeVisible();
    await expect(page.getByText('Outside the geofence')).toBeVisible();
    await page.context().setGeolocation(farAway);
    await expect(page.getByText('298 m to Riverside Hospital')).toBeHidden();
    await expect(page.getByRole('img', { name: 'You are here' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('and the way back closes it', async () => {
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'My Clock' })).toBeVisible();
  });
});

for (const density of [1, 2, 3]) {
  test.describe(`on a screen with ${density} pixels a point @phone`, () => {
    test.use({ deviceScaleFactor: density });

    test('a fence is drawn where its name stands', async ({ page }) => {
      await logIn(page, 'employee');
      await openMap(page);
      const name = page.getByRole('application').getByText('Riverside Hospital');
      await expect(name).toBeInViewport();
      const label = await name.boundingBox();
      const ring = await page.locator('canvas').first().evaluate(edgesOfGreen);
      expect(ring.top).toBeGreaterThan((label?.y ?? 0) + (label?.height ?? 0));
      expect(ring.top).toBeLessThan((label?.y ?? 0) + (label?.height ?? 0) + 8);
      const middle = (label?.x ?? 0) + (label?.width ?? 0) / 2;
      expect(Math.abs((ring.left + ring.right) / 2 - middle)).toBeLessThan(3);
    });
  });
}

test('the map is moved by keyboard @desktop', async ({ page }) => {
  await logIn(page, 'employee');
  await openMap(page);
  const here = page.getByRole('img', { name: 'You are here' });
  const place = async () => (await here.boundingBox())?.x ?? Number.NaN;
  await expect(here).toBeInViewport();
  const before = await place();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBeLessThan(before - 20);
  const scale = page.getByText(/^\d+ k?m$/);
  const far = await scale.innerText();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(scale).not.toHaveText(far);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(scale).toHaveText(far);
});

test('the map says when I am close to the border @phone', async ({ page, context }) => {
  await context.setGeolocation(atTheBorder);
  await logIn(page, 'employee');
  await openMap(page);
  await expect(page.getByText('Inside, close to the border')).toBeVisible();
});

test('a map that does not come is told, and can be asked for again @phone', async ({ page }) => {
  await page.route(/\/map\.[^/]*\.js$/, (route) => route.abort());
  await logIn(page, 'employee');
  await page.getByRole('button', { name: 'My location' }).click();
  const fault = page.getByRole('alertdialog', { name: 'The map can’t be shown' });
  await fault.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Accurate to 35 m')).toBeVisible();
  await page.unroute(/\/map\.[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('img', { name: 'You are here' })).toBeInViewport();
});

test('other pages have no location button @phone', async ({ page }) => {
  await logIn(page, 'employee', 'My Schedule');
  await expect(page.getByRole('button', { name: 'My location' })).toBeHidden();
});

test.describe('where the browser refuses the location', () => {
  test.use({ permissions: [] });

  test('the page says what to do, and goes on once it is allowed @phone', async ({
    page,
    context,
  }) => {
    await logIn(page, 'employee');
    await openMap(page);
    await expect(page.getByText('This page may not use your location')).toBeVisible();
    await expect(page.getByText('220 m around its centre')).toBeVisible();
    await checkAccessibility(page, 'location refused');
    await context.grantPermissions(['geolocation']);
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByText('Inside the geofence')).toBeVisible();
  });
});

/** The pixels of a fence's outline in the window, found by its unique colour. */
function edgesOfGreen(canvas: SVGElement | HTMLElement) {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('not a canvas');
  const frame = canvas.getBoundingClientRect();
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  const scale = canvas.width / frame.width;
  const edges = { left: frame.right, right: frame.left, top: frame.bottom };
  for (let at = 0; pixels && at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 200 || green < red + 40 || green < blue + 40 || green > 140) continue;
    const x = frame.left + ((at / 4) % canvas.width) / scale;
    const y = frame.top + Math.floor(at / 4 / canvas.width) / scale;
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x);
    edges.top = Math.min(edges.top, y);
  }
  return edges;
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My location' }).click();
  await expect(page.getByRole('dialog', { name: 'My location' })).toBeVisible();
}
